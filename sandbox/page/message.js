// Draws one message as a list item: dividers above it, author and time, text, components.

import { el, icon } from "./dom.js";
import { drawComponents } from "./components.js";
import { drawAttachment, drawEmbed, looseAttachments } from "./embeds.js";
import { titleOf } from "./spoken.js";
import { dayName, sameDay, stamp } from "./time.js";
import { card, isLine, lineOf, starterOf } from "./threads.js";
import { whyWords, word, words } from "./words.js";

const SUPPRESSED = 1 << 2;
const V2 = 1 << 15;
const TOGETHER = 7 * 60 * 1000;
const FALLBACK_COLOUR = "#6d7486";

/** The person's initials in a circle of their colour. */
export function avatar(person, { size = "" } = {}) {
  const name = person?.name ?? "?";
  const colour = /^#[0-9a-f]{6}$/i.test(person?.color ?? "") ? person.color : FALLBACK_COLOUR;
  return el(
    "span",
    { class: `avatar ${size}`, "aria-hidden": "true", vars: { "--avatar": colour, "--on-avatar": inkOn(colour) } },
    [...name][0]?.toLocaleUpperCase() ?? "?",
  );
}

/** Black or white, whichever is easier to read on a colour. */
function inkOn(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2 ? "#111318" : "#ffffff";
}

const personOf = (session, user) => session.people.get(user.id) ?? { name: session.nameOf(user) };

/** Whether a message is grouped with the one before it, without a header of its own. */
function followsOn(message, before) {
  return Boolean(
    before &&
    !message.used &&
    !message.message_reference &&
    !isLine(before) &&
    before.author.id === message.author.id &&
    Boolean(before.ephemeral) === Boolean(message.ephemeral) &&
    sameDay(before.timestamp, message.timestamp) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER,
  );
}

/** The line above the answer to a command. */
function usedLine(session, { name, user }) {
  const mine = user.id === session.me.id;
  const who = el("span", { class: "used-name" }, mine ? word("you") : session.nameOf(user));
  return el(
    "div",
    { class: "used" },
    avatar(personOf(session, user), { size: "avatar-tiny" }),
    el("span", {}, words("used", { who, command: el("span", { class: "used-command" }, `/${name}`) })),
  );
}

function replyLine(session, message) {
  const target = session.messages.get(message.channel_id)?.get(message.message_reference.message_id);
  if (!target) return null;
  return el(
    "div",
    { class: "used" },
    words("reply_to", { who: el("span", { class: "used-name" }, session.nameOf(target.author)) }),
  );
}

function dividers(message, before, { newFrom }) {
  const day = !before || !sameDay(before.timestamp, message.timestamp);
  return [
    day ? el("div", { class: "divider" }, el("span", {}, dayName(message.timestamp))) : null,
    newFrom === message.id ? el("div", { class: "divider divider-new" }, el("span", {}, word("new"))) : null,
  ];
}

function head(session, message) {
  return el(
    "div",
    { class: "head", role: "heading", "aria-level": "3" },
    el("span", { class: "author" }, session.nameOf(message.author)),
    message.author.bot ? el("span", { class: "tag" }, word("bot")) : null,
    stamp(message.timestamp),
  );
}

function body(session, message, context) {
  if (message.pending) {
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    return el("div", { class: "pending" }, dots, word("thinking", { who: session.nameOf(message.author) }));
  }
  if (isLine(message)) return lineOf(session, message);
  const edited = message.edited_timestamp
    ? el(
        "span",
        { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() },
        ` (${word("edited")})`,
      )
    : null;
  if (message.flags & V2) return [drawComponents(message, context), edited];
  const content = message.content ? context.prose.draw(message.content, "prose content") : null;
  if (content && edited) content.append(edited);
  return [
    content,
    looseAttachments(message).map((file) => el("div", { class: "attachment" }, drawAttachment(file))),
    (message.flags & SUPPRESSED ? [] : (message.embeds ?? [])).map((embed) =>
      drawEmbed(embed, context.prose, message.attachments ?? []),
    ),
    message.components?.length ? drawComponents(message, context) : null,
    content ? null : edited,
    card(session, message),
  ];
}

function foot(session, message, what) {
  const why = session.failures.get(message.id);
  return [
    message.ephemeral
      ? el(
          "div",
          { class: "only-you" },
          icon("eye"),
          `${word("only_you")} • `,
          el(
            "button",
            {
              class: "link",
              type: "button",
              "data-do": "dismiss",
              "aria-label": what ? word("dismiss_what", { what }) : null,
            },
            word("dismiss"),
          ),
        )
      : null,
    why ? el("div", { class: "failed", role: "alert" }, whyWords(why)) : null,
  ];
}

/** A message; `context` is `{session, prose, openMenu, before, newFrom}`. */
export function drawMessage(message, context) {
  const { session, before } = context;
  const starter = starterOf(session, message);
  if (starter) return drawMessage({ ...starter, id: message.id, components: [], thread: null }, context);
  const together = followsOn(message, before) && context.newFrom !== message.id;
  const forMe = (message.mentions ?? []).some((user) => user.id === session.me.id);
  const kinds = [
    "message",
    together && "together",
    message.ephemeral && "ephemeral",
    forMe && !message.ephemeral && "for-me",
  ].filter(Boolean);
  const what = titleOf(message, context.prose);
  const mayDelete = session.me.admin && !message.ephemeral && !message.pending;
  return el(
    "li",
    { class: "item", "data-key": message.id },
    dividers(message, before, context),
    el(
      "article",
      {
        class: kinds.join(" "),
        "data-message": message.id,
        tabindex: "-1",
        "aria-label": `${session.nameOf(message.author)}, ${stamp(message.timestamp).textContent}`,
      },
      message.used ? usedLine(session, message.used) : null,
      message.message_reference && message.type === 19 ? replyLine(session, message) : null,
      el("div", { class: "gutter" }, together ? stamp(message.timestamp) : avatar(personOf(session, message.author))),
      el(
        "div",
        { class: "body" },
        together ? null : head(session, message),
        body(session, message, context),
        foot(session, message, what),
      ),
      mayDelete
        ? el(
            "div",
            { class: "tools" },
            el(
              "button",
              {
                class: "tool",
                type: "button",
                "data-do": "delete",
                "aria-label": what ? word("delete_what", { what }) : word("delete"),
                title: word("delete"),
              },
              icon("trash"),
            ),
          )
        : null,
    ),
  );
}

/** The note of a command that has failed or has no answer yet; null for a command that is too recent. */
export function drawNote(nonce, note, session) {
  const bot = [...session.people.values()].find((person) => person.bot);
  const text = note.why
    ? el(
        "div",
        { class: "failed", role: "alert" },
        whyWords(note.why, note),
        " • ",
        el(
          "button",
          { class: "link", type: "button", "data-do": "dismiss-note", "data-nonce": nonce },
          word("dismiss"),
        ),
      )
    : el("div", { class: "pending" }, word("sending_command"));
  return el(
    "li",
    { class: "item", "data-key": `note ${nonce}` },
    el(
      "article",
      { class: "message ephemeral" },
      usedLine(session, { name: note.name, user: session.me }),
      el("div", { class: "gutter" }, avatar(bot)),
      el(
        "div",
        { class: "body" },
        el(
          "div",
          { class: "head" },
          el("span", { class: "author" }, bot?.name ?? ""),
          el("span", { class: "tag" }, word("bot")),
        ),
        text,
      ),
    ),
  );
}
