// The page: builds its parts and connects them with the feed.

import { Announcer, Toasts } from "./announce.js";
import { Channels, waiting } from "./channels.js";
import { Composer } from "./composer.js";
import { el, icon, listenForPresses, morphKids, onPress } from "./dom.js";
import { Drawers } from "./drawers.js";
import { Feed } from "./feed.js";
import { Menu } from "./menu.js";
import { Messages } from "./messages.js";
import { confirmed, Modals } from "./modal.js";
import { People } from "./people.js";
import { mendEmoji, Prose } from "./prose.js";
import { Session } from "./state.js";
import { keepTime } from "./time.js";
import { speak, whyWords, word } from "./words.js";

const HELP_AFTER = 5;
const MOST_HELD = 100;
const by = (id) => document.getElementById(id);

const session = new Session((request) => feed.send(request));
const prose = new Prose(session);
const messages = new Messages(session, prose, by("messages"));
const menu = new Menu(session, (id) => messages.redraw(id));
const composer = new Composer(session, by("composer"));
const modals = new Modals(session, prose);
const channels = new Channels(session, by("channels"));
const people = new People(session, by("people"));
const drawers = new Drawers(by("channels"), by("people"), by("shade"));
const announcer = new Announcer(session, prose, by("log"));
const toasts = new Toasts(session, prose, by("toasts"));
let lastPressed = null;
let away = false;
messages.menu = menu;

/** The address of the feed, with the private messages to keep: like Discord's client, a new page has none. */
function address() {
  const key = new URLSearchParams(location.search).get("key") ?? "";
  const query = new URLSearchParams({ key, held: session.private().slice(-MOST_HELD).join(",") });
  return `${location.protocol.replace("http", "ws")}//${location.host}/feed?${query}`;
}

// -- regions -----------------------------------------------------------------

function drawHead() {
  const channel = session.channels.get(session.current);
  const { count, any } = waiting(session);
  const name = channel ? session.channelName(channel) : session.guilds[0]?.name;
  const server = channel?.guild && session.guilds.length > 1 ? session.guildOf(channel).name : "";
  const parent = session.channels.get(channel?.parent);
  const topic = channel?.archived ? word("thread_archived") : channel?.topic ? prose.plain(channel.topic) : "";
  const mark = count
    ? el("span", { class: "badge", "aria-hidden": "true" }, String(count))
    : any
      ? el("span", { class: "mark", "aria-hidden": "true" })
      : null;
  morphKids(by("head"), [
    el(
      "button",
      {
        class: "tool drawer-only",
        type: "button",
        "data-do": "open-drawer",
        "aria-label": count ? `${word("open_channels")}, ${word("unread", { count })}` : word("open_channels"),
      },
      icon("menu"),
      mark,
    ),
    el("h1", {}, parent ? `${session.channelName(parent)} › ${name}` : name),
    ...(server ? [el("p", { class: "server" }, server)] : []),
    el("p", { class: "topic" }, topic),
    el(
      "button",
      {
        class: "tool",
        type: "button",
        "data-do": "toggle-people",
        "aria-label": word("show_people"),
        title: word("show_people"),
      },
      icon("people"),
    ),
  ]);
  document.title = `${count ? `(${count}) ` : any ? "• " : ""}${name} | ${word("app")} – ${word("app_line")}`;
}

function drawBanner(lost = 0) {
  const bot = [...session.people.values()].find((person) => person.bot);
  const text = lost
    ? word(lost > HELP_AFTER ? "reconnect_help" : session.me ? "reconnecting" : "connecting")
    : session.me && !session.online && bot
      ? word("bot_offline", { name: bot.name })
      : "";
  const banner = by("banner");
  if (banner.textContent !== text) banner.textContent = text;
  banner.hidden = text === "";
  banner.classList.toggle("banner-lost", lost > 0);
}

function drawColumns() {
  channels.draw();
  people.draw();
  drawHead();
}

function drawAll() {
  speak(session.me.locale);
  by("skip").textContent = word("skip");
  by("messages").setAttribute(
    "aria-label",
    session.current
      ? word("messages_in", { name: session.channelName(session.channels.get(session.current)) })
      : word("channels"),
  );
  drawColumns();
  composer.draw();
  drawBanner();
}

function remember(channel) {
  try {
    sessionStorage.setItem("stich.channel", channel);
  } catch {
    // Without storage the page opens at the first channel.
  }
}

function rememberedChannel() {
  try {
    return sessionStorage.getItem("stich.channel");
  } catch {
    return null;
  }
}

function firstChannel() {
  const known = [session.current, rememberedChannel()].find((id) => session.channels.has(id));
  return (
    known ??
    [...session.channels.values()].find((channel) => channel.kind === "text")?.id ??
    session.channels.keys().next().value
  );
}

// -- events of the feed ---------------------------------------------------------

session.listen("hello", () => {
  drawAll();
  if (away) announcer.say(word("back_online"));
  away = false;
});

session.listen("messages", ({ channel }) => {
  if (session.current === null && channel === firstChannel()) session.openChannel(channel);
  else if (channel === session.current) messages.draw();
  drawColumns();
});

session.listen("open", () => {
  remember(session.current);
  drawers.close();
  menu.close({ focus: false });
  toasts.opened(session.current);
  drawAll();
  messages.draw();
  if (matchMedia("(pointer: fine)").matches) composer.focus();
});

session.listen("channels", ({ id }) => {
  if (!session.channels.has(session.current)) {
    session.current = null;
    session.openChannel(firstChannel());
  }
  drawAll();
  messages.redraw(id); // the message from which a thread was started has the thread's id
});

session.listen("message", ({ message, before }) => {
  const isNew = !before;
  menu.follow(message);
  messages.take(message, { isNew });
  if (message.channel_id === session.current) announcer.tell(message, before);
  else if (isNew && session.isForMe(message) && message.author.id !== session.me.id) {
    toasts.message(message);
    announcer.tellElsewhere(message);
  }
  if (isNew) {
    drawColumns();
    messages.redraw(message.channel_id); // the number of messages in a thread
  }
});

session.listen("delete", ({ id, channel }) => {
  menu.followGone(id);
  if (channel === session.current) messages.draw();
  drawColumns();
});

session.listen("read", drawColumns);
session.listen("bot", () => (people.draw(), drawBanner()));
session.listen("error", ({ why }) => toasts.problem(whyWords(why)));

session.listen("me", ({ language }) => {
  drawAll();
  if (language) messages.draw();
});

session.listen("progress", ({ state, about }) => {
  if (about.message) messages.redraw(about.message);
  if (about.kind === "slash") state === "sent" ? messages.noteLater() : messages.drawNotes();
});

session.listen("lost", () => {
  messages.draw();
  modals.disconnected();
});

// -- presses ----------------------------------------------------------------------

const messageOf = (element) => element.closest("[data-message]").dataset.message;

/** Ignores the second press of a double click, when another button may be under the pointer. */
onPress("press", (button, event) => {
  const message = messageOf(button);
  const { customId } = button.dataset;
  const slipped = event.detail > 1 && lastPressed !== `${message} ${customId}`;
  lastPressed = `${message} ${customId}`;
  if (slipped || session.busy(message)) return;
  session.ask("click", { message, custom_id: customId }, { kind: "click", message, custom_id: customId });
  messages.redraw(message);
});

onPress("jump", (link, event) => {
  event.preventDefault();
  const { channel, id } = link.dataset;
  session.openChannel(channel);
  if (!session.channels.has(channel)) toasts.problem(whyWords("unknown_channel"));
  else if (id && !messages.show(id)) toasts.problem(whyWords("unknown_message"));
});

onPress("dismiss", (button) => session.request("dismiss", { message: messageOf(button) }));

onPress("dismiss-note", (button) => {
  session.notes.delete(button.dataset.nonce);
  messages.drawNotes();
});

onPress("delete", async (button) => {
  const message = messageOf(button);
  if (await confirmed(word("delete_ask"), word("delete_yes"))) session.request("delete", { message });
});

/** Arrow keys move along the buttons of a message, including disabled ones; a key held down presses once. */
by("messages").addEventListener("keydown", (event) => {
  const button = event.target.closest(".components [data-custom-id]");
  if (!button) return;
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...button.closest("[data-message]").querySelectorAll(".components [data-custom-id]")];
  all[(all.indexOf(button) + step + all.length) % all.length].focus();
  event.preventDefault();
});

listenForPresses();
keepTime();
mendEmoji();
drawBanner(1);

const feed = new Feed(address, {
  onEvent: (event) => session.take(event),
  onState: (state, tries) => {
    if (state !== "lost") return;
    if (session.me && !away) session.disconnected();
    away = session.me !== null;
    drawBanner(tries);
  },
});
