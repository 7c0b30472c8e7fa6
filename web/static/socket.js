// The connection to the game: sends requests, resends those without an answer, and reconnects automatically.

const FINAL = { 4400: "page-flood", 4401: "page-signed_out", 4403: "page-unwatched", 4404: "refused-left", 4409: "page-elsewhere", 4429: "page-flood", 4503: "page-full" };
// Milliseconds:
const SLOWEST = 8000; // between two attempts to reconnect
const QUIET = 20000; // without a message until the server is asked whether it is there
const ASKED = 3000; // the same after a request
const PATIENCE = 8000; // for the answer to that, and for the first message

/** The text of a message that was long enough to be compressed. */
const inflated = (blob) => new Response(blob.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();

export class Link {
  /** `token`: the first message, without a cookie. */
  constructor(game, path, token) {
    Object.assign(this, { game, path, token });
    this.pause = 250;
    this.waiting = new Map(); // requests without an answer, by nonce
    this.queue = Promise.resolve(); // messages are decompressed in order
    this.connect();
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = 0;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.path}?${document.documentElement.lang}`);
    if (this.token) socket.onopen = () => socket.send(this.token);
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.check(QUIET);
      this.queue = this.queue.then(() => socket === this.socket && this.receive(event.data)).catch((error) => console.error(error));
    };
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
    this.socket = socket;
    this.watch = setTimeout(() => this.drop(), PATIENCE);
  }

  closed(code) {
    clearTimeout(this.watch);
    this.socket = null;
    if (FINAL[code]) return this.game.state(FINAL[code]);
    this.game.state("lost");
    this.timer = setTimeout(() => this.connect(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(this.pause * 1.7, SLOWEST);
  }

  /** Losing the network does not close a socket: ping the server unless it sends something first, and give up if it does not answer. */
  check(after) {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.tell({ op: "ping" });
      this.watch = setTimeout(() => this.drop(), PATIENCE);
    }, after);
  }

  drop() {
    const socket = this.socket;
    if (!socket) return;
    this.closed(0);
    socket.close();
  }

  /** Reconnect now if an attempt is due later; else ask whether the server is still there. */
  hurry() {
    if (this.timer) this.connect();
    else if (this.socket?.readyState === WebSocket.OPEN) this.check(0);
  }

  async receive(data) {
    const message = JSON.parse(typeof data === "string" ? data : await inflated(data));
    if (message.t === "hello") {
      this.pause = 250;
      this.game.state("open");
      for (const request of this.waiting.values()) this.socket.send(JSON.stringify(request));
    } else if (message.t === "done" || message.t === "refused") {
      this.waiting.delete(message.nonce);
    }
    await this.game.hear(message);
  }

  /** Ask for something. It is sent again after a lost connection, and carried out once. */
  ask(request) {
    const nonce = crypto.randomUUID();
    this.waiting.set(nonce, { ...request, nonce });
    this.tell({ ...request, nonce });
    if (this.socket?.readyState === WebSocket.OPEN) this.check(ASKED);
  }

  /** Send something that needs no answer. */
  tell(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
