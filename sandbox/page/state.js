// The state of this tab: everything received from the feed, its open requests, and the messages already read.

const MOST_KEPT = 300;
const KEPT_AFTER = 200;
const later = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Compares two snowflakes written as text. */
export const compareIds = later;

function load(name) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? {};
  } catch {
    return {};
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the browser only forgets which messages were read.
  }
}

/**
 * Calls listeners with `(detail)` by kind: hello, channels, message, delete, me, bot, commands, progress, choices, modal,
 * error, read.
 */
export class Session {
  me = null;
  online = false;
  guilds = [];
  people = new Map();
  channels = new Map();
  commands = [];
  locales = [];
  messages = new Map();
  current = null;
  notes = new Map();
  failures = new Map();
  chosen = new Map();
  #requests = new Map();
  #busy = new Map();
  #read = {};
  #listeners = new Map();
  #count = 0;
  #send;

  constructor(send) {
    this.#send = send;
  }

  listen(kind, listener) {
    if (!this.#listeners.has(kind)) this.#listeners.set(kind, []);
    this.#listeners.get(kind).push(listener);
  }

  #tell(kind, detail) {
    for (const listener of this.#listeners.get(kind) ?? []) listener(detail);
  }

  /** Takes one event of the feed; ignores kinds that this page does not know. */
  take({ t, d }) {
    this[`_${t}`]?.(d);
  }

  _hello(d) {
    Object.assign(this, { me: d.me, online: d.online, guilds: d.guilds, commands: d.commands, locales: d.locales });
    this.people = new Map(d.people.map((person) => [person.id, person]));
    this.channels = new Map(d.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(d.channels.map((channel) => [channel.id, new Map()]));
    this.#requests.clear();
    this.#busy.clear();
    this.notes.clear();
    this.failures.clear();
    this.chosen.clear();
    this.#read = load(`stich.read.${d.me.id}`);
    if (!this.channels.has(this.current)) this.current = null;
    this.#tell("hello");
  }

  _messages({ channel, messages }) {
    if (!this.channels.has(channel)) return;
    this.messages.set(channel, new Map(messages.map((message) => [message.id, message])));
    const last = messages.at(-1);
    if (!(channel in this.#read) && this.channels.get(channel).kind !== "dm") this.#setRead(channel, last?.id ?? "0");
    this.#tell("messages", { channel });
  }

  _message(message) {
    const list = this.messages.get(message.channel_id);
    if (!list) return;
    const before = list.get(message.id);
    if (before) list.set(message.id, message);
    else this.messages.set(message.channel_id, this.#with(list, message));
    this.failures.delete(message.id);
    this.#forgetChosen(message.id);
    this.#tell("message", { message, before });
  }

  /** Adds a message to those of its channel, in order of ids; drops the oldest if there are too many. */
  #with(list, message) {
    const last = [...list.keys()].at(-1);
    list.set(message.id, message);
    if (last !== undefined && later(last, message.id) > 0) return new Map([...list].sort(([a], [b]) => later(a, b)));
    return list.size > MOST_KEPT ? new Map([...list].slice(-KEPT_AFTER)) : list;
  }

  /** Discards the choices in a message's menus, which then show the bot's values again. */
  #forgetChosen(message) {
    for (const key of this.chosen.keys()) if (key.startsWith(`${message} `)) this.chosen.delete(key);
  }

  _delete({ id, channel }) {
    this.messages.get(channel)?.delete(id);
    this.#tell("delete", { id, channel });
  }

  _channel(channel) {
    this.channels.set(channel.id, channel);
    if (!this.messages.has(channel.id)) this.messages.set(channel.id, new Map());
    this.#tell("channels", { id: channel.id });
  }

  _channel_gone({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.#tell("channels", { id });
  }

  _commands(commands) {
    this.commands = commands;
    this.#tell("commands");
  }

  _me(me) {
    const spoke = this.me.locale;
    this.me = me;
    this.#tell("me", { language: spoke !== me.locale });
  }

  _bot({ online }) {
    this.online = online;
    this.#tell("bot");
  }

  _progress({ nonce, state, why, option }) {
    const about = this.#requests.get(nonce);
    if (!about) return;
    if (state !== "sent") this.#busy.delete(about.message);
    if (state === "failed") this.#fail(nonce, about, why, option);
    else if (state !== "sent") this.notes.delete(nonce);
    if (state === "done" || state === "failed") this.#requests.delete(nonce);
    this.#tell("progress", { nonce, state, why, option, about });
  }

  #fail(nonce, about, why, option) {
    if (about.kind === "slash") Object.assign(this.notes.get(nonce), { why, option });
    if (about.kind === "click") this.failures.set(about.message, why);
    if (about.message) this.#forgetChosen(about.message);
  }

  _choices(d) {
    this.#requests.delete(d.nonce);
    this.#tell("choices", d);
  }

  _modal(d) {
    this.#tell("modal", d);
  }

  _error(d) {
    this.#tell("error", d);
  }

  /** Sends a request without an answer of its own. */
  request(op, fields) {
    const sent = this.#send({ op, ...fields });
    if (!sent) this.#tell("error", { why: "disconnected", op });
    return sent;
  }

  /**
   * Sends a request whose progress comes by the feed; returns its nonce, or null if it could not be sent.
   * `about` is kept with it: `kind` (click, slash, submit or autocomplete), and the message, channel or field concerned.
   */
  ask(op, fields, about) {
    const nonce = `${Date.now().toString(36)}-${(this.#count += 1)}`;
    if (!this.request(op, { nonce, ...fields })) return null;
    this.#requests.set(nonce, about);
    if (about.kind === "click") {
      this.failures.delete(about.message);
      this.#busy.set(about.message, about.custom_id);
    }
    if (about.kind === "slash") this.notes.set(nonce, { ...about, at: Date.now(), why: null });
    return nonce;
  }

  /** The custom id of the message's component that waits for an answer, or undefined. */
  busy(message) {
    return this.#busy.get(message);
  }

  /** Gives up all open requests, which get no answer after a lost connection. */
  disconnected() {
    this.#requests.clear();
    this.#busy.clear();
    for (const [nonce, note] of this.notes) if (!note.why) this.notes.delete(nonce);
    this.#tell("lost");
  }

  nameOf(user) {
    return this.people.get(user.id)?.name ?? user.global_name ?? user.username ?? user.name ?? "?";
  }

  /** The shown name of a channel: `#name`, the name of a thread, or the other person's name for direct messages. */
  channelName(channel) {
    if (channel.kind === "thread") return channel.name;
    return channel.kind === "dm" ? (this.people.get(channel.with)?.name ?? channel.name) : `#${channel.name}`;
  }

  /** The server of a channel; in direct messages the first one. */
  guildOf(channel) {
    return this.guilds.find((guild) => guild.id === channel?.guild) ?? this.guilds[0];
  }

  /** The text channels of a channel's server; none in direct messages. */
  beside(channel) {
    const home = this.channels.get(channel)?.guild;
    return [...this.channels.values()].filter((c) => c.kind === "text" && c.guild === home);
  }

  /** The shown name of a channel, after that of its server if there are several. */
  placeName(channel) {
    const name = this.channelName(channel);
    return channel.guild && this.guilds.length > 1 ? `${this.guildOf(channel).name} › ${name}` : name;
  }

  in(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])];
  }

  /** The ids of the private messages that this page has. */
  private() {
    return [...this.messages.values()].flatMap((list) => [...list.values()].filter((m) => m.ephemeral).map((m) => m.id));
  }

  openChannel(id) {
    if (id === this.current || !this.channels.has(id)) return;
    this.current = id;
    this.#tell("open");
  }

  #setRead(channel, id) {
    this.#read[channel] = id;
    keep(`stich.read.${this.me.id}`, this.#read);
  }

  /** The id up to which this person has read a channel. */
  readUpTo(channel) {
    return this.#read[channel] ?? "0";
  }

  markRead(channel) {
    const last = [...(this.messages.get(channel)?.keys() ?? [])].at(-1);
    if (last === undefined || later(last, this.readUpTo(channel)) <= 0) return;
    this.#setRead(channel, last);
    this.#tell("read");
  }

  /** Whether a message is addressed to this person: in a direct message or by mention. */
  isForMe(message) {
    const channel = this.channels.get(message.channel_id);
    return channel?.kind === "dm" || (message.mentions ?? []).some((user) => user.id === this.me.id);
  }

  /** Whether a channel has unread messages, and the number of those addressed to this person. */
  unread(channel) {
    const upTo = this.readUpTo(channel);
    const fresh = this.in(channel).filter((m) => later(m.id, upTo) > 0 && m.author.id !== this.me.id);
    return { any: fresh.length > 0, count: fresh.filter((m) => this.isForMe(m)).length };
  }
}
