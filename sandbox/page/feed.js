// The connection of a tab to the server: sends and receives JSON, and reconnects.

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** Milliseconds to wait before try number `tries` (from 0): doubles each time, with a random quarter. */
export function waitBefore(tries, random = Math.random()) {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + random / 2);
}

/** `address()` for each connection; `onEvent({t, d})` for each event; `onState(state, tries)` with "open" or "lost". */
export class Feed {
  #address;
  #onEvent;
  #onState;
  #socket = null;
  #tries = 0;
  #timer = null;

  constructor(address, { onEvent, onState }) {
    this.#address = address;
    this.#onEvent = onEvent;
    this.#onState = onState;
    const soon = () => document.visibilityState === "visible" && this.#timer !== null && this.#connect();
    document.addEventListener("visibilitychange", soon);
    window.addEventListener("online", soon);
    this.#connect();
  }

  /** Sends a request; false without a connection. */
  send(request) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.addEventListener("open", () => this.#onState("open", this.#tries));
    socket.addEventListener("message", ({ data }) => {
      this.#tries = 0;
      this.#onEvent(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#tries));
      this.#tries += 1;
      this.#onState("lost", this.#tries);
    });
  }
}
