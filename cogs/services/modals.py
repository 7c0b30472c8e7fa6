"""Forms as Discord's modals, and what was submitted with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord import ui

from cogs.services.discord_limits import CHOICE, FORM_LABEL
from cogs.services.forms import Field, Form, TextField
from cogs.services.screen import SelectChoice, distinct_choices
from locales.labels import short


def modal(form: Form) -> ui.Modal:
    """The form for Discord. It is stopped: submissions are dispatched by custom id, not by this object."""
    view = ui.Modal(title=short(form.title, FORM_LABEL), custom_id=form.custom_id)
    for field in form.fields:
        about = short(field.help, CHOICE) if isinstance(field, TextField) and field.help else None
        view.add_item(ui.Label(text=short(field.label, FORM_LABEL), description=about, component=_component(field)))
    view.stop()
    return view


def _component(field: Field) -> ui.Item[Any]:
    if isinstance(field, TextField):
        return ui.TextInput(
            custom_id=field.id,
            default=field.value or None,
            required=field.required,
            max_length=field.most,
        )
    if not field.several:
        radio: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=field.id)
        for choice in distinct_choices(field.choices, CHOICE):
            radio.add_option(**_option(choice))
        return radio
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(custom_id=field.id, required=False, min_values=0)
    for choice in distinct_choices(field.choices, CHOICE):
        boxes.add_option(**_option(choice))
    return boxes


def _option(choice: SelectChoice) -> dict[str, Any]:
    about = short(choice.about, CHOICE) if choice.about else None
    return {
        "label": choice.label,
        "value": choice.value,
        "description": about,
        "default": choice.chosen,
    }


def submitted_values(data: object) -> dict[str, list[str]]:
    """The submitted values by field id, in order. Clients can forge them."""
    return dict(_fields(data))


def _fields(data: object) -> Iterator[tuple[str, list[str]]]:
    if isinstance(data, list):
        for part in data:
            yield from _fields(part)
    elif isinstance(data, Mapping):
        values = data.get("values", [data["value"]] if "value" in data else None)
        if isinstance(values, list) and "components" not in data:
            yield str(data.get("custom_id")), [str(value) for value in values if isinstance(value, str)]
        yield from _fields(data.get("components"))
        yield from _fields(data.get("component"))
