// The language of the page, and the sentences that it shows in place of a game.

import { app, button, h, words } from "./dom.js";

const spoken = {}; // the words of each language that was spoken

/** Load the fonts that only a local table has before anything is drawn: Chromium would keep the boxes that it draws without them. */
async function loadFonts() {
  if (location.hostname !== "127.0.0.1") return;
  await Promise.allSettled([document.fonts.load('1em "IPAexGothic"', "\u3042"), document.fonts.load('1em "Table Emoji"', "\u{1f9ed}")]);
}

/** Speak this language from now on. */
export async function speak(language) {
  document.documentElement.lang = language;
  spoken[language] ??= fetch(`/words/${language}`).then((found) => found.json()).catch((error) => { delete spoken[language]; throw error; });
  const [found] = await Promise.all([spoken[language], loadFonts()]);
  if (document.documentElement.lang === language) Object.assign(words, found);
}

/** The language to speak as long as the server has not named one. */
export const guessed = () => (navigator.language.startsWith("ja") ? "ja" : "en");

/** Show a sentence in place of the game, with the button that tries `again`, if there is one. */
export const sentence = (text, again = null) =>
  app.replaceChildren(h("div", { class: "sentence" }, h("p", {}, text), again && button(words["page-reload"], again, { class: "primary" })));
