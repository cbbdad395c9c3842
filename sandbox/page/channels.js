// The left column: channels and direct messages with their unread marks, and the name of this tab's person.

import { el, icon, morph, onPress } from "./dom.js";
import { avatar } from "./message.js";
import { word } from "./words.js";

/** The number of unread messages addressed to this person, and whether any message is unread. */
export function waiting(session) {
  const all = [...session.channels.keys()].map((id) => session.unread(id));
  return { count: all.reduce((sum, unread) => sum + unread.count, 0), any: all.some((unread) => unread.any) };
}

function entry(session, channel) {
  const { any, count } = session.unread(channel.id);
  const here = channel.id === session.current;
  const kinds = ["channel", here && "channel-here", any && !here && "channel-unread"].filter(Boolean);
  const partner = session.people.get(channel.with);
  const name = channel.kind === "dm" ? session.channelName(channel) : channel.name;
  const sign = channel.kind === "thread" ? "↳" : "#";
  const threads = [...session.channels.values()].filter(
    (thread) => thread.parent === channel.id && (!thread.archived || thread.id === session.current),
  );
  const spoken = count ? word("unread", { count }) : any ? word("unread_some") : "";
  return el(
    "li",
    { "data-key": channel.id },
    el(
      "button",
      {
        class: kinds.join(" "),
        type: "button",
        "data-do": "open-channel",
        "data-id": channel.id,
        "aria-current": here ? "page" : null,
      },
      channel.kind === "dm"
        ? avatar(partner ?? { name }, { size: "avatar-small" })
        : el("span", { class: "hash", "aria-hidden": "true" }, sign),
      el("span", { class: "channel-name" }, name),
      count ? el("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null,
      spoken ? el("span", { class: "unseen" }, spoken) : null,
    ),
    threads.length
      ? el(
          "ul",
          { class: "threads", "aria-label": word("threads_in", { name: session.channelName(channel) }) },
          threads.map((thread) => entry(session, thread)),
        )
      : null,
  );
}

function group(session, title, key, fits) {
  const channels = [...session.channels.values()].filter(fits);
  if (channels.length === 0) return null;
  return el(
    "section",
    { class: "group", "data-key": key, "aria-label": title },
    el("h2", {}, title),
    el(
      "ul",
      {},
      channels.map((channel) => entry(session, channel)),
    ),
  );
}

/** The text channels of every server, under its name if there are several. */
function servers(session) {
  const { guilds } = session;
  return guilds.map(({ id, name }) => {
    const title = guilds.length > 1 ? name : word("text_channels");
    return group(session, title, id, (channel) => channel.kind === "text" && channel.guild === id);
  });
}

/** Draws the column, which is a drawer on a narrow screen. */
export class Channels {
  #session;
  #column;

  constructor(session, column) {
    this.#session = session;
    this.#column = column;
    onPress("open-channel", (button) => session.openChannel(button.dataset.id));
  }

  draw() {
    const session = this.#session;
    const fresh = el(
      "nav",
      { id: "channels", class: this.#column.className, "aria-label": word("channels"), inert: this.#column.inert },
      el(
        "div",
        { class: "guild" },
        el(
          "div",
          { class: "guild-words" },
          el("strong", {}, session.guildOf(session.channels.get(session.current))?.name),
          el("span", {}, `${word("app")} – ${word("app_line")}`),
        ),
        el(
          "button",
          { class: "tool drawer-only", type: "button", "data-do": "close-drawers", "aria-label": word("close") },
          icon("close"),
        ),
      ),
      el(
        "div",
        { class: "groups" },
        servers(session),
        group(session, word("direct_messages"), "dm", (channel) => channel.kind === "dm"),
      ),
      el(
        "div",
        { class: "self" },
        avatar(session.people.get(session.me.id) ?? session.me, { size: "avatar-small" }),
        el("span", { class: "self-name" }, session.me.name),
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
      ),
    );
    morph(this.#column, fresh);
  }
}
