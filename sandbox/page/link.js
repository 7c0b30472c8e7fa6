// The websocket to the table: says things, waits for answers, comes back by itself.

/** The table would not do it; code is Discord's error code, or one of the table's own words. */
export class Refused extends Error {
  constructor(message, code = 0) {
    super(message);
    this.code = code;
  }
}

export class Link {
  /** hear(object) gets everything that is not an answer; lost() is called when the connection breaks. */
  constructor(user, hear, lost) {
    this.user = user;
    this.hear = hear;
    this.lost = lost;
    this.ref = 0;
    this.replies = new Map();
    this.acts = new Map();
    this.pause = 300;
    this.connect();
  }

  connect() {
    // Without a user the table chooses somebody, who then speaks the browser's language.
    const query = new URLSearchParams(this.user ? { user: this.user } : { lang: navigator.language });
    this.socket = new WebSocket(`ws://${location.host}/ui/ws?${query}`);
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onopen = () => (this.pause = 300);
    this.socket.onclose = () => {
      for (const { reject } of [...this.replies.values(), ...this.acts.values()]) reject(new Refused("", "connection"));
      this.replies.clear();
      this.acts.clear();
      this.lost();
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 1.6, 4000);
    };
  }

  receive(said) {
    if (said.t === "reply") {
      const waiting = this.replies.get(said.ref);
      this.replies.delete(said.ref);
      if (said.error !== undefined) waiting?.reject(new Refused(said.error, said.code));
      else waiting?.resolve(said);
    } else if (said.t === "interaction") {
      this.acts.get(said.ref)?.resolve(said);
      this.acts.delete(said.ref);
    } else {
      this.hear(said);
    }
  }

  /** Say something; the promise is the table's reply. */
  ask(op, said = {}, ref = ++this.ref) {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new Refused("", "connection"));
      this.replies.set(ref, { resolve, reject });
      this.socket.send(JSON.stringify({ op, ref, ...said }));
    });
  }

  /** Begin an interaction; the promise is how the bot answered it: {state, …}. */
  async act(op, said) {
    const ref = ++this.ref;
    const outcome = new Promise((resolve, reject) => this.acts.set(ref, { resolve, reject }));
    outcome.catch(() => {});
    try {
      await this.ask(op, said, ref);
    } catch (refusal) {
      this.acts.delete(ref);
      throw refusal;
    }
    return outcome;
  }
}
