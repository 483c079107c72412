import type { Palette } from "../../shared/profile/palette";
import { mailColours } from "../../shared/profile/palette-colours";
import { escapeHtml } from "../answers/escape-html";
import { type MailAddresses, withAddresses } from "./mail-addresses";

interface HtmlFrame {
  clubName: string;
  clubAddress: string;
  unsubscribe: { page: string } | undefined;
  palette: Palette;
}

/**
 * The text as a web page for mail readers: the club's name above in its colours, paragraphs, links that work. Only
 * what begins with `{home}` or is `{link}` becomes one: people's words are in the text too.
 */
export function mailHtml(
  text: string,
  { clubName, clubAddress, unsubscribe, palette }: HtmlFrame,
  addresses: MailAddresses,
): string {
  const { page, band, soft } = mailColours(palette);
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${htmlLines(paragraph, addresses, band)}</p>`);
  const stop = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.page)}" style="color:${soft}">Stop messages of this kind</a>`
    : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(clubName)}</title></head>
<body style="margin:0;background:${page};color:#16262c;font:16px/1.55 Georgia,serif">
<div style="max-width:36rem;margin:0 auto;padding:1.5rem">
<p style="margin:0;padding:1rem 1.5rem;background:${band};color:#ffffff;font-size:1.2rem;border-radius:8px 8px 0 0">${escapeHtml(clubName)}</p>
<div style="padding:.5rem 1.5rem 1rem;background:#ffffff;border-radius:0 0 8px 8px">
${paragraphs.join("\n")}
</div>
<p style="padding:0 1.5rem;color:${soft};font-size:.85rem">${[clubName, clubAddress].filter(Boolean).map(escapeHtml).join("<br>")}${stop}</p>
</div>
</body>
</html>
`;
}

function htmlLines(paragraph: string, addresses: MailAddresses, colour: string): string {
  return paragraph
    .split(/(\{home\}[\w/#-]*|\{link\})/)
    .map((part, nr) =>
      nr % 2 ? linkTo(part, addresses, colour) : escapeHtml(part).replaceAll("\n", "<br>\n"),
    )
    .join("");
}

function linkTo(place: string, addresses: MailAddresses, colour: string): string {
  const url = withAddresses(place, addresses);
  if (place === "{link}" && addresses.link === null) return escapeHtml(url);
  return `<a href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(url)}</a>`;
}
