// Dice that roll over the board.

import { h } from "./dom.js";

const ROLL = 500; // milliseconds for which dice roll before what they show is told
const TUMBLE = 90; // for which a rolling die shows a face
const SHOWN = 1000; // that the faces stay, to be read

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]; // of each face, in three rows
const die = (face) => h("span", { class: "die" }, [...Array(9).keys()].map((at) => h("i", { class: PIPS[face]?.includes(at) ? "pip" : "" })));

export class Dice {
  constructor(board) {
    this.element = h("div", { class: "dice", "aria-hidden": "true", hidden: true });
    board.append(this.element);
    this.timer = 0;
  }

  get rolling() {
    return this.timer !== 0;
  }

  /** Roll until they show these faces, and then call `afterwards`. */
  roll(faces, afterwards) {
    this.stop();
    const begun = performance.now();
    const ended = () => (this.stop(), afterwards());
    const turn = () => {
      const rolls = performance.now() - begun < ROLL;
      this.element.replaceChildren(...faces.map((face) => die(rolls ? 1 + Math.floor(6 * Math.random()) : face)));
      this.element.hidden = false;
      this.timer = setTimeout(rolls ? turn : ended, rolls ? TUMBLE : SHOWN);
    };
    turn();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.element.hidden = true;
  }
}
