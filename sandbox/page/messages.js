// The list of messages of the open channel: redraws it and keeps its scroll position.

import { el, icon, morph, morphKids, onPress } from "./dom.js";
import { drawMessage, drawNote } from "./message.js";
import { compareIds } from "./state.js";
import { word } from "./words.js";

const NEAR = 48;
const NOTE_AFTER = 300;
const MARKED_FOR = 2000;
const STARTS = { text: "start_of", thread: "start_of_thread", dm: "start_of_dm" };

/** An element with its position in the window; null for no element. */
const placeOf = (element) => element && { element, top: element.getBoundingClientRect().top };

/** Draws the list; calls `onSeen()` whenever its end is in view. */
export class Messages {
  #session;
  #prose;
  #scroller;
  #list = el("ol", { class: "items" });
  #notes = el("ol", { class: "notes" });
  #pill;
  #atEnd = true;
  #height = 0;
  #newFrom = null;
  #shown = null;
  #pointer = null;
  #held = null;
  menu = null;

  constructor(session, prose, scroller) {
    this.#session = session;
    this.#prose = prose;
    this.#scroller = scroller;
    this.#pill = el("button", { class: "pill", type: "button", hidden: true, "data-do": "to-latest" });
    const list = el("div", { class: "list" }, this.#list, this.#notes);
    scroller.append(list);
    scroller.after(this.#pill);
    scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    scroller.addEventListener("pointermove", (event) => (this.#pointer = { x: event.clientX, y: event.clientY }), {
      passive: true,
    });
    scroller.addEventListener("pointerleave", () => (this.#pointer = null), { passive: true });
    scroller.addEventListener("pointerdown", (event) => (this.#held = placeOf(event.target.closest("[data-do]"))));
    // The click of a press comes after the pointer was released.
    for (const end of ["pointerup", "pointercancel"])
      document.addEventListener(end, () => setTimeout(() => this.#letGo()));
    scroller.addEventListener("load", () => this.#settle(), { capture: true });
    const sizes = new ResizeObserver(() => this.#settle());
    for (const one of [scroller, list]) sizes.observe(one);
    document.addEventListener("visibilitychange", () => this.#seen());
    onPress("to-latest", () => this.toEnd());
    onPress("spoiler", (cover) => cover.closest(".spoiler").setAttribute("data-live-shown", ""));
  }

  get #channel() {
    return this.#session.channels.get(this.#session.current);
  }

  /** Redraws the whole channel; scrolls to the end if it has just been opened. */
  draw() {
    const { current } = this.#session;
    const fresh = this.#shown !== current;
    this.#shown = current;
    if (!this.#channel) {
      morphKids(this.#list, []);
      return;
    }
    if (fresh) {
      this.#held = null;
      this.#newFrom = this.#firstUnread();
    }
    const items = [
      this.#start(),
      ...this.#session.in(current).map((message, at, all) => this.#item(message, all[at - 1])),
    ];
    this.#keepPlace(() => morphKids(this.#list, items));
    this.drawNotes();
    if (fresh) this.toEnd();
    this.#showPill();
    this.#seen();
  }

  #start() {
    const { kind } = this.#channel;
    return el(
      "li",
      { class: "start", "data-key": "start" },
      el("h2", {}, this.#session.channelName(this.#channel)),
      el("p", {}, word(STARTS[kind], { name: this.#session.channelName(this.#channel) })),
      this.#channel.topic ? this.#prose.draw(this.#channel.topic) : null,
    );
  }

  #item(message, before) {
    return drawMessage(message, {
      session: this.#session,
      prose: this.#prose,
      openMenu: this.menu?.open ?? null,
      before,
      newFrom: this.#newFrom,
    });
  }

  /** Draws the notes of commands without an answer, except recent ones. */
  drawNotes() {
    const shown = [...this.#session.notes].filter(
      ([, note]) => note.channel === this.#session.current && (note.why || Date.now() - note.at >= NOTE_AFTER),
    );
    this.#keepPlace(() =>
      morphKids(
        this.#notes,
        shown.map(([nonce, note]) => drawNote(nonce, note, this.#session)),
      ),
    );
  }

  #firstUnread() {
    const upTo = this.#session.readUpTo(this.#session.current);
    const first = this.#session
      .in(this.#session.current)
      .find((m) => compareIds(m.id, upTo) > 0 && m.author.id !== this.#session.me.id);
    return upTo === "0" ? null : (first?.id ?? null);
  }

  /** Draws a new or changed message. */
  take(message, { isNew }) {
    if (message.channel_id !== this.#session.current) return;
    if (!isNew) {
      this.redraw(message.id);
      return;
    }
    const mine =
      message.author.id === this.#session.me.id || message.ephemeral || message.used?.user.id === this.#session.me.id;
    const away = document.visibilityState === "hidden" || !this.#atEnd;
    if (away && !mine && !this.#newFrom) this.#newFrom = message.id;
    if (mine && document.visibilityState !== "hidden") this.#endNew();
    this.#insert(message);
    if (message.author.id === this.#session.me.id) this.toEnd();
    this.#showPill();
    this.#seen();
  }

  /** Inserts a new message in its place, and regroups the message below. */
  #insert(message) {
    const all = this.#session.in(this.#session.current);
    if (this.#list.childElementCount !== all.length) {
      this.draw();
      return;
    }
    const at = all.indexOf(message);
    const below = all[at + 1];
    this.#keepPlace(() => {
      this.#list.insertBefore(this.#item(message, all[at - 1]), below ? this.#itemOf(below.id) : null);
      if (below) morph(this.#itemOf(below.id), this.#item(below, message));
    });
  }

  #endNew() {
    const from = this.#newFrom;
    this.#newFrom = null;
    if (from) this.redraw(from);
  }

  #itemOf(id) {
    return this.#list.querySelector(`[data-key="${CSS.escape(id)}"]`);
  }

  /** Redraws one message in its place. */
  redraw(id) {
    const all = this.#session.in(this.#session.current);
    const at = all.findIndex((message) => message.id === id);
    const old = this.#itemOf(id);
    if (at < 0 || !old) return;
    this.#keepPlace(() => morph(old, this.#item(all[at], all[at - 1])));
    this.#seen();
  }

  /** Shows the note of a command that takes long. */
  noteLater() {
    setTimeout(() => this.drawNotes(), NOTE_AFTER + 10);
  }

  /**
   * Changes the list and keeps one element in place: a button that is being pressed, else the end if it is in view,
   * else the button under the pointer or with the focus, else the browser's own anchor. If the button with the focus is
   * removed, what is in its place receives the focus, or its message.
   */
  #keepPlace(change) {
    const focused = this.#list.contains(document.activeElement) ? document.activeElement : null;
    const row = focused ? this.#whereabouts(focused) : null;
    const place = this.#held || this.#atEnd ? null : placeOf(this.#underPointer());
    change();
    if (place) this.#putBack(place);
    this.#settle();
    if (focused?.isConnected) focused !== document.activeElement && focused.focus({ preventScroll: true });
    else if (row) this.#refocus(row);
  }

  #underPointer() {
    const under = this.#pointer && document.elementFromPoint(this.#pointer.x, this.#pointer.y);
    return under?.closest("[data-custom-id]") ?? null;
  }

  /** The place of a button or menu in its message: row, place in the row, and its label. */
  #whereabouts(element) {
    const article = element.closest("[data-message]");
    if (!article) return null;
    const row = element.closest(".row") ?? article;
    const rows = [article, ...article.querySelectorAll(".row")];
    const at = [...row.querySelectorAll("[data-custom-id]")].indexOf(element);
    return { id: article.dataset.message, row: rows.indexOf(row), at, label: element.textContent };
  }

  /**
   * Gives the focus to what is in a place now: the same button, or one that a further press of a key does not use.
   * Never another button that has slid there, which the key would press unseen; the message has the focus instead.
   */
  #refocus({ id, row, at, label }) {
    const article = this.#list.querySelector(`[data-message="${CSS.escape(id)}"]`);
    const rows = article ? [article, ...article.querySelectorAll(".row")] : [];
    const there = rows[row]?.querySelectorAll("[data-custom-id]")[at];
    const harmless =
      there && (there.textContent === label || there.matches("[aria-disabled=true], [data-do=open-menu]"));
    (harmless ? there : (article ?? this.#scroller)).focus({ preventScroll: true });
  }

  #scrolled() {
    if (this.#held) return;
    const { scrollHeight } = this.#scroller;
    // What has grown has moved the end away, not the reader from the end.
    if (this.#atEnd && scrollHeight !== this.#height) this.#settle();
    this.#height = scrollHeight;
    this.#atEnd = this.#scroller.scrollHeight - this.#scroller.scrollTop - this.#scroller.clientHeight < NEAR;
    this.#showPill();
    if (this.#atEnd) this.#seen();
  }

  #putBack({ element, top }) {
    if (element.isConnected) this.#scroller.scrollTop += element.getBoundingClientRect().top - top;
  }

  #letGo() {
    if (!this.#held) return;
    this.#held = null;
    this.#settle();
    this.#scrolled();
  }

  /** Restores the scroll position after a change. */
  #settle() {
    if (this.#held) this.#putBack(this.#held);
    else if (this.#atEnd) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#height = this.#scroller.scrollHeight;
  }

  /** Scrolls to a message and marks it for a moment; false if it is not in the list. */
  show(id) {
    const article = this.#itemOf(id)?.querySelector("article");
    if (!article) return false;
    this.#held = null;
    this.#atEnd = false;
    article.scrollIntoView({ block: "center" });
    this.#scrolled();
    article.focus({ preventScroll: true });
    article.setAttribute("data-live-marked", "");
    setTimeout(() => article.removeAttribute("data-live-marked"), MARKED_FOR);
    return true;
  }

  toEnd() {
    this.#atEnd = true;
    this.#settle();
    this.#showPill();
    this.#seen();
  }

  #showPill() {
    const waiting = this.#channel && this.#session.unread(this.#session.current).any;
    this.#pill.hidden = this.#atEnd;
    this.#pill.classList.toggle("pill-new", Boolean(waiting));
    this.#pill.replaceChildren(word(waiting ? "new_messages" : "to_latest"), icon("down"));
  }

  #seen() {
    if (this.#atEnd && document.visibilityState === "visible" && this.#channel)
      this.#session.markRead(this.#session.current);
  }
}
