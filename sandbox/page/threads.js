// Draws what messages have to do with threads: the line of the system, and the way from a message to its thread.

import { el } from "./dom.js";
import { word, words } from "./words.js";

const JOINED = 1;
const RENAMED = 4;
const STARTED = 18;
const STARTER = 21;

const opening = (id, ...inside) =>
  el("button", { class: "link thread-link", type: "button", "data-do": "open-channel", "data-id": id }, inside);

/** Whether a message is a line of the system; the first message of a thread is one if its original was deleted. */
export const isLine = (message) => [JOINED, RENAMED, STARTED, STARTER].includes(message.type);

/** A line of the system about a thread. */
export function lineOf(session, message) {
  const who = session.nameOf(message.author);
  const line = (key, values) => el("div", { class: "line" }, words(key, { who, ...values }));
  if (message.type === STARTER) return el("div", { class: "line" }, word("why_unknown_message"));
  if (message.type === JOINED)
    return line("added_to_thread", { whom: message.mentions.map((user) => session.nameOf(user)).join(", ") });
  if (message.type === RENAMED) return line("renamed_thread", { name: message.content });
  return line("started_thread", { name: opening(message.message_reference.channel_id, message.content) });
}

/** The message from which a thread was started, if `message` is the thread's first one. */
export function starterOf(session, message) {
  if (message.type !== STARTER) return null;
  const { channel_id: channel, message_id: id } = message.message_reference;
  return session.messages.get(channel)?.get(id) ?? message.referenced_message ?? null;
}

/** The way to the thread that was started from a message. */
export function card(session, message) {
  if (!message.thread) return null;
  const { id } = message.thread;
  const thread = session.channels.get(id) ?? message.thread;
  const count = session.in(id).filter((inside) => inside.type !== STARTER && !inside.ephemeral).length;
  return el(
    "div",
    { class: "thread-card" },
    el("strong", {}, thread.name),
    opening(id, word("thread_card", { count })),
    thread.archived ? el("span", {}, word("thread_archived")) : null,
  );
}
