"""The accessibility checker axe-core, an unmodified file of the npm package of that name, for tests only (MPL-2.0).

To update it: `npm pack axe-core`, copy `axe.min.js` and both licences from the package, change the version and digest.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Page

FOLDER = Path(__file__).parent / "vendor" / "axe-core"
SCRIPT = FOLDER / "axe.min.js"
LICENCES = (FOLDER / "LICENSE", FOLDER / "LICENSE-3RD-PARTY.txt")
VERSION = "4.14.1"
SHA256 = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"

RUN = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations']});
    return found.violations
        .filter((rule) => ['serious', 'critical'].includes(rule.impact))
        .map((rule) => [rule.id, rule.nodes.map((node) => `${node.target}: ${node.failureSummary}`)]);
}"""


async def findings(page: Page) -> list[Any]:
    """The serious and critical problems of a page as it is now: each rule, and the elements that break it."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(SCRIPT.read_text())  # not as an element, which the page's policy forbids
    violations: list[Any] = await page.evaluate(RUN)
    return violations
