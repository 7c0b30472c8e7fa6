// Signs in with a link, or with that of a spectator, and opens the page of the game.

import { app, words } from "./dom.js";
import { Game } from "./game.js";
import { guessed, sentence, speak } from "./language.js";

/** Trade the link for a session, and go to the game. */
async function enter(link = location.hash.slice(1)) {
  history.replaceState(null, "", "/enter");
  const entering = fetch("/enter", { method: "POST", body: JSON.stringify({ link }), headers: { "Content-Type": "application/json" } }).catch(() => ({ status: 503 }));
  speak(guessed()).then(() => app.firstChild || sentence(words["page-entering"]));
  const found = await entering;
  if (!found.ok) await speak(guessed());
  if (found.ok) {
    const { path } = await found.json();
    history.replaceState(null, "", path);
    new Game(`${path}/live`);
  } else if (found.status === 503) sentence(words["page-unavailable"], () => enter(link));
  else sentence(words["page-old_link"]);
}

/** The link of a spectator stays in the address bar, so that it can be shared. */
async function watch() {
  addEventListener("hashchange", () => location.reload());
  const speaking = speak(guessed());
  if (location.hash.length > 1) return new Game(`${location.pathname}/live`, location.hash.slice(1));
  await speaking;
  sentence(words["page-unwatched"]);
}

if (location.pathname === "/enter") enter();
else if (location.pathname.startsWith("/watch/")) watch();
else {
  speak(guessed());
  new Game(`${location.pathname}/live`);
}
