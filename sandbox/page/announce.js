// Announcements beside the list of messages: a log for screen readers, and cards for messages in other channels.

import { el, icon, onPress } from "./dom.js";
import { avatar } from "./message.js";
import { word } from "./words.js";

const LONGEST = 160;
const LINES_KEPT = 20;
const EDIT_REST = 1200;
const TOAST_LIFE = 9000;
const V2 = 1 << 15;

function short(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

function* texts(message, prose) {
  if (message.content) yield prose.plain(message.content);
  for (const embed of message.embeds ?? []) {
    for (const part of [
      embed.title,
      embed.description,
      ...(embed.fields ?? []).flatMap((f) => [f.name, f.value]),
      embed.footer?.text,
    ]) {
      if (part) yield prose.plain(part);
    }
  }
  if (message.flags & V2) yield* layoutTexts(message.components, prose);
}

function* layoutTexts(components, prose) {
  for (const component of components ?? []) {
    if (component.content) yield prose.plain(component.content);
    yield* layoutTexts(component.components, prose);
  }
}

/** The text of a message, line by line. */
function linesOf(message, prose) {
  return [...texts(message, prose)]
    .flatMap((text) => text.split("\n"))
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Reads new messages to screen readers at once; of a changed message only its new lines, once it stops changing. */
export class Announcer {
  #session;
  #prose;
  #log;
  #edits = new Map();
  #timer = null;

  constructor(session, prose, log) {
    this.#session = session;
    this.#prose = prose;
    this.#log = log;
  }

  /** Announces a message of the open channel; `before` is the message before its change. */
  tell(message, before) {
    if (message.author.id === this.#session.me.id || message.pending) return;
    if (!before || before.pending)
      this.say(
        word("message_from", {
          who: this.#session.nameOf(message.author),
          text: short(linesOf(message, this.#prose).join(". ")),
        }),
      );
    else {
      if (!this.#edits.has(message.id)) this.#edits.set(message.id, new Set(linesOf(before, this.#prose)));
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#tellEdits(), EDIT_REST);
    }
  }

  #tellEdits() {
    for (const [id, known] of this.#edits) {
      const message = this.#session.messages.get(this.#session.current)?.get(id);
      const fresh = message ? linesOf(message, this.#prose).filter((line) => !known.has(line)) : [];
      if (fresh.length)
        this.say(word("message_changed", { who: this.#session.nameOf(message.author), text: short(fresh.join(". ")) }));
    }
    this.#edits.clear();
  }

  /** Adds a line to the log. */
  say(text) {
    this.#log.append(el("p", {}, text));
    while (this.#log.childElementCount > LINES_KEPT) this.#log.firstElementChild.remove();
  }
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
    const title =
      channel.kind === "dm"
        ? word("message_private", { who })
        : word("message_in", { who, name: this.#session.channelName(channel) });
    const text = short(linesOf(message, this.#prose).join(" · "));
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
