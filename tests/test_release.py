"""The parts of a release: notes, workflows, the image."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import bot
from settings import WRONG_SETTING
from storage.version import version
from tests.test_packaging import packaged
from tools.release_notes import CHANGELOG, notes

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_the_notes_are_the_entry_of_the_version() -> None:
    changes = f"# Changes\n\n## Unreleased\n\n- Later.\n\n## {version()}\n\n### Added\n\n- This.\n\n## 0.9\n\n- Old.\n"
    assert notes(f"v{version()}", changes) == "### Added\n\n- This."
    assert notes(f"v{version()}", changes.partition("\n## 0.9")[0]) == "### Added\n\n- This."


def test_the_present_version_has_notes() -> None:
    assert "### Upgrade" in notes(f"v{version()}", CHANGELOG.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("tag", "changes"),
    [
        ("v0.0.1", "## 0.0.1\n\n- Old.\n"),
        (f"v{version()}", "## Unreleased\n"),
        (f"v{version()}", f"## {version()}\n\n"),
    ],
)
def test_a_release_without_notes_is_refused(tag: str, changes: str) -> None:
    with pytest.raises(ValueError, match=re.escape(version())):
        notes(tag, changes)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_call_only_existing_targets_and_modules(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"(?:run: |sudo )make ([a-z-]+)", text)) <= targets
    assert set(re.findall(r"\.ci/run ([a-z-]+)$", text, re.M)) <= targets
    for module in re.findall(r"python -m (tools\.\w+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
    assert "permissions:" in text, "no more rights than needed"


def test_scripts_are_valid_for_their_shells() -> None:
    for script, shell in ((".ci/run", "bash"), ("container/install", "sh"), ("container/test", "bash")):
        subprocess.run([shell, "-n", ROOT / script], check=True)
        assert (ROOT / script).read_text(encoding="utf-8").partition("\n")[0].endswith(shell)


def test_the_image_gets_everything_that_is_installed() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "*"
    kept = {line.removeprefix("!") for line in lines if line.startswith("!")}
    needed = {path.split("/")[0] for path in packaged()}
    assert needed | {"pyproject.toml", "README.md", "LICENSE", "NOTICE", "requirements*", "container"} == kept


def test_image_and_compose_file_agree_with_the_health_check() -> None:
    image = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert re.search(r"^USER kantera$", image, re.M)
    (port,) = re.findall(r"HEALTH_PORT=(\d+)", image)
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert f"HEALTH_PORT: {port} " in compose
    interval, timeout, start, command = re.findall(
        r"^HEALTHCHECK --interval=(\w+) --timeout=(\w+) --start-period=(\w+) CMD \[\"(.+)\"\]$", image, re.M
    )[0]
    settings = (f"test: [CMD, {command}]", f"interval: {interval}", f"timeout: {timeout}", f"start_period: {start}")
    assert "\n      ".join(settings) in compose
    assert f"HEALTH_PORT={port} " in (ROOT / "container" / "test").read_text(encoding="utf-8")


def test_the_documented_proxy_is_the_one_of_the_compose_file() -> None:
    """In particular, it reads a whole request, in five seconds, before it opens a connection to the bot."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    shipped = (ROOT / "container" / "Caddyfile").read_text(encoding="utf-8")
    documented = page.replace("kantera.example.org {", "{$PUBLIC_URL} {").replace(
        "127.0.0.1:8080 {", "127.0.0.1:{$WEB_PORT} {"
    )
    assert shipped in documented.replace("    ", "\t")
    for line in ("read_header 5s", "read_body 5s", "request_buffers 8KB"):
        assert line in shipped


def test_the_documented_service_stops_and_restarts_as_the_container_does() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (unit,) = re.findall(r"^```ini\n(\[Unit\].*?)^```$", page, re.M | re.S)
    service = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    assert service["RestartPreventExitStatus"] == str(WRONG_SETTING)
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert f"stop_grace_period: {service['TimeoutStopSec']}s" in compose
    assert service["LimitNOFILE"] == str(bot.FILES)
    assert f"ulimits:\n      nofile: {bot.FILES}\n" in compose
    mode = re.escape(service["StateDirectoryMode"].lstrip("0"))
    folder = f"/var/lib/{service['StateDirectory']}"
    assert re.search(rf"install -d .*-m {mode} {folder}$", page, re.M), "the check needs it before the first start"
    assert re.search(rf"install -d .* -m {mode} /data$", (ROOT / "container" / "install").read_text(), re.M)
