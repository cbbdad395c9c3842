// Draws embeds, attachments and other pictures.

import { anchor, el, icon, safeUrl } from "./dom.js";
import { spoiler } from "./prose.js";
import { moment } from "./time.js";
import { word } from "./words.js";

const PLAIN_BAR = "#4e5260";

/** The CSS colour of Discord's integer colour. */
export function cssColour(number) {
  return Number.isInteger(number) && number > 0 ? `#${number.toString(16).padStart(6, "0").slice(-6)}` : PLAIN_BAR;
}

/** A picture of this server; of another server, from which the page may not load, only the picture's name. */
function picture(address, { alt = "", width, height, className = "picture" } = {}) {
  const url = safeUrl(address);
  if (!url) return null;
  if (new URL(url, location.href).origin !== location.origin) {
    return el("span", { class: "picture-outside" }, alt || word("picture_outside"));
  }
  const local = new URL(url, location.href);
  const shown = el("img", {
    class: className,
    src: local.pathname + local.search,
    alt: alt || word("picture"),
    width: width > 0 && String(width),
    height: height > 0 && String(height),
  });
  if (width > 0 && height > 0) {
    // Its room is kept before it has been loaded, so that nothing below it moves.
    shown.style.setProperty("--wide", `${width}px`);
    shown.style.setProperty("--ratio", String(width / height));
  }
  return shown;
}

function author(line) {
  const name = el("span", { class: "embed-author-name" }, line.name ?? "");
  return el(
    "div",
    { class: "embed-author" },
    line.icon_url ? picture(line.icon_url, { className: "embed-icon" }) : null,
    line.url ? anchor(line.url, {}, name) : name,
  );
}

function fields(list, prose, label) {
  const shown = list.map((field) =>
    el(
      "div",
      { class: field.inline ? "embed-field embed-field-inline" : "embed-field", role: "listitem" },
      el("div", { class: "embed-field-name", role: "heading", "aria-level": "5" }, prose.line(field.name)),
      prose.draw(field.value, "prose embed-field-value"),
    ),
  );
  return el("div", { class: "embed-fields", role: "list", "aria-label": label || null }, shown);
}

function footer(embed) {
  const written = embed.timestamp ? moment(Date.parse(embed.timestamp) / 1000, "f") : null;
  if (!embed.footer && !written) return null;
  const text = embed.footer?.text ?? "";
  return el(
    "div",
    { class: "embed-footer" },
    embed.footer?.icon_url ? picture(embed.footer.icon_url, { className: "embed-icon" }) : null,
    text,
    text && written ? " • " : null,
    written,
  );
}

function title(embed, prose) {
  const line = prose.line(embed.title);
  const look = { class: "embed-title", role: "heading", "aria-level": "4" };
  return el("div", look, embed.url ? anchor(embed.url, {}, line) : line);
}

/** An embed of a message whose attachments are `files`. */
export function drawEmbed(embed, prose, files) {
  return el(
    "div",
    { class: embed.thumbnail ? "embed embed-with-thumbnail" : "embed", vars: { "--bar": cssColour(embed.color) } },
    el(
      "div",
      { class: "embed-words" },
      embed.author?.name ? author(embed.author) : null,
      embed.title ? title(embed, prose) : null,
      embed.description ? prose.draw(embed.description, "prose embed-description") : null,
      embed.fields?.length ? fields(embed.fields, prose, prose.plain(embed.title ?? "")) : null,
    ),
    embed.thumbnail ? drawMedia({ media: embed.thumbnail }, files, "embed-thumbnail") : null,
    embed.image ? drawMedia({ media: embed.image }, files) : null,
    footer(embed),
  );
}

/** An attachment: the picture, or a line that downloads the file. */
export function drawAttachment(file) {
  const kind = file.content_type ?? "";
  if (!kind.startsWith("image/")) {
    return el(
      "a",
      {
        class: "file",
        href: safeUrl(file.url),
        download: file.filename,
        "aria-label": word("attachment", { name: file.filename }),
      },
      icon("file"),
      el("span", {}, file.filename),
    );
  }
  const shown = picture(file.url, { alt: file.description || file.filename, width: file.width, height: file.height });
  return file.filename?.startsWith("SPOILER_") ? spoiler(el("span", { class: "spoiler-text" }, shown)) : shown;
}

/** The attachment that a picture or file shows, which has its size and description. */
function mediaOf(item, files) {
  const media = item.media ?? item.file ?? {};
  return { ...media, ...files.find((file) => file.url === media.url) };
}

/** A picture of an embed, a media gallery or a thumbnail. */
export function drawMedia(item, files, className = "picture") {
  const media = mediaOf(item, files);
  const alt = item.description || media.description || "";
  const shown = picture(media.url, { alt, width: media.width, height: media.height, className });
  return item.spoiler && shown ? spoiler(el("span", { class: "spoiler-text" }, shown)) : shown;
}

/** The attachments that no embed or component of the message shows. */
export function looseAttachments(message) {
  const used = new Set(
    (message.embeds ?? []).flatMap((embed) => [
      embed.image?.url,
      embed.thumbnail?.url,
      embed.footer?.icon_url,
      embed.author?.icon_url,
    ]),
  );
  return (message.attachments ?? []).filter((file) => !used.has(file.url));
}

/** A file component of a Components V2 message. */
export function drawFile(component, files) {
  const media = mediaOf(component, files);
  return drawAttachment({
    ...media,
    filename: media.filename ?? component.name ?? "file",
    content_type: "application/octet-stream",
  });
}
