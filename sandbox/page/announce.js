// Announcements beside the list of messages: a log for screen readers, and cards for messages in other channels.

import { el, icon, onPress } from "./dom.js";
import { avatar } from "./message.js";
import { asSentences, linesOf, titleOf } from "./spoken.js";
import { word } from "./words.js";

const LINES_KEPT = 20;
const TOAST_LIFE = 9000;

/** Reads each new message to screen readers, once and whole; not its changes, since Discord does not promise that. */
export class Announcer {
  #session;
  #prose;
  #log;

  constructor(session, prose, log) {
    this.#session = session;
    this.#prose = prose;
    this.#log = log;
  }

  /** Announces a message of the open channel; `before` is the message before its change. */
  tell(message, before) {
    if (message.author.id === this.#session.me.id || message.pending || (before && !before.pending)) return;
    const who = this.#session.nameOf(message.author);
    this.say(word("message_from", { who, text: asSentences(linesOf(message, this.#prose)) }));
  }

  /** Announces a message of another channel in short: the title of its embed, or its text. */
  tellElsewhere(message) {
    const short = message.embeds?.length ? titleOf(message, this.#prose) : asSentences(linesOf(message, this.#prose));
    this.say(word("message_from", { who: whence(this.#session, message), text: short }));
  }

  /** Adds a line to the log. */
  say(text) {
    this.#log.append(el("p", {}, text));
    while (this.#log.childElementCount > LINES_KEPT) this.#log.firstElementChild.remove();
  }
}

/** Who wrote a message of another channel, and where. */
function whence(session, message) {
  const channel = session.channels.get(message.channel_id);
  const who = session.nameOf(message.author);
  return channel.kind === "dm"
    ? word("message_private", { who })
    : word("message_in", { who, name: session.placeName(channel) });
}

/** Shows cards that lead to a message in another channel, and short notices. */
export class Toasts {
  #session;
  #prose;
  #place;

  constructor(session, prose, place) {
    this.#session = session;
    this.#prose = prose;
    this.#place = place;
    onPress("close-toast", (button) => button.closest(".toast").remove());
  }

  /** Shows a card for a message in a channel that is not open. */
  message(message) {
    const channel = this.#session.channels.get(message.channel_id);
    const who = this.#session.nameOf(message.author);
    const title = whence(this.#session, message);
    const text = linesOf(message, this.#prose).join(" · ");
    for (const old of this.#place.querySelectorAll(`[data-channel="${CSS.escape(channel.id)}"]`)) old.remove();
    this.#show(
      el(
        "div",
        { class: "toast", "data-channel": channel.id },
        el(
          "button",
          { class: "toast-open", type: "button", "data-do": "open-channel", "data-id": channel.id },
          avatar(this.#session.people.get(message.author.id) ?? { name: who }),
          el("span", { class: "toast-words" }, el("strong", {}, title), el("span", {}, text)),
        ),
        closer(),
      ),
    );
  }

  /** Shows a notice that something did not work. */
  problem(text) {
    this.#show(
      el("div", { class: "toast toast-problem", role: "alert" }, el("span", { class: "toast-words" }, text), closer()),
    );
  }

  /** Removes the cards of a channel that has been opened. */
  opened(channel) {
    for (const old of this.#place.querySelectorAll(`[data-channel="${CSS.escape(channel)}"]`)) old.remove();
  }

  #show(toast) {
    this.#place.append(toast);
    setTimeout(() => toast.matches(":hover, :focus-within") || toast.remove(), TOAST_LIFE);
  }
}

const closer = () =>
  el("button", { class: "tool", type: "button", "data-do": "close-toast", "aria-label": word("close") }, icon("close"));
