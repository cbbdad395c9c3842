// Writes points in time in the person's language, and keeps countdowns running.

import { el } from "./dom.js";
import { currentLocale } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  [60, 1, "second"],
  [3600, 60, "minute"],
  [86400, 3600, "hour"],
  [30 * 86400, 86400, "day"],
  [365 * 86400, 30 * 86400, "month"],
  [Infinity, 365 * 86400, "year"],
];
const LAST_MOMENT = 8.64e12;

function written(date, style) {
  return new Intl.DateTimeFormat(currentLocale(), STYLES[style]).format(date);
}

function fromNow(seconds, now) {
  const left = Math.round(seconds - now / 1000);
  const [, unit, name] = STEPS.find(([below]) => Math.abs(left) < below);
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(Math.trunc(left / unit), name);
}

/** A point in time in one of Discord's styles (t T d D f F, R: relative); outside the calendar, the number. */
export function momentText(seconds, style, now = Date.now()) {
  if (Math.abs(seconds) > LAST_MOMENT) return String(seconds);
  return style === "R" ? fromNow(seconds, now) : written(new Date(seconds * 1000), style);
}

/** A `<time>`; `keepTime` updates those of style R. */
export function moment(seconds, style) {
  const possible = Math.abs(seconds) <= LAST_MOMENT;
  const date = new Date(seconds * 1000);
  return el(
    "time",
    {
      class: "moment",
      datetime: possible && date.toISOString(),
      title: possible && written(date, "F"),
      "data-seconds": style === "R" && seconds,
    },
    momentText(seconds, style),
  );
}

/** Updates all countdowns of the page once a second. */
export function keepTime() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-seconds]")) {
      const text = momentText(Number(node.dataset.seconds), "R");
      if (node.textContent !== text) node.firstChild.data = text;
    }
  }, 1000);
}

const dayOf = (date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

export const sameDay = (a, b) => dayOf(new Date(a)) === dayOf(new Date(b));

/** The time of a message: hour and minute, and the day if it is not today. */
export function stamp(timestamp) {
  const date = new Date(timestamp);
  const style = dayOf(date) === dayOf(new Date()) ? STYLES.t : { dateStyle: "short", timeStyle: "short" };
  const text = new Intl.DateTimeFormat(currentLocale(), style).format(date);
  return el("time", { class: "stamp", datetime: timestamp, title: written(date, "F") }, text);
}

export const dayName = (timestamp) => written(new Date(timestamp), "D");
