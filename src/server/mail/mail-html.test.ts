import { expect, test } from "vitest";
import type { Palette } from "../../shared/profile/palette";
import { paletteColours } from "../../shared/profile/palette-colours";
import { mailHtml } from "./mail-html";

const frame = {
  clubName: "Row & Sons",
  clubAddress: "1 Beach Road",
  unsubscribe: undefined,
  palette: "bay",
} as const;
const addresses = { home: "https://club.example", link: "https://club.example/choose?a=1&b=2" };
const htmlOf = (text: string, changes: object = {}) =>
  mailHtml(text, { ...frame, ...changes }, addresses);

test("paragraphs and lines stay apart", () => {
  const html = htmlOf("Hello Sam,\n\none\ntwo");
  expect(html).toContain("<p>Hello Sam,</p>");
  expect(html).toContain("<p>one<br>\ntwo</p>");
});

test("nothing anybody wrote becomes markup", () => {
  const html = htmlOf(`<img src=x onerror="alert(1)"> & 'more'`);
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;more&#39;");
  expect(html).toContain("<title>Row &amp; Sons</title>");
});

test("an address of the server becomes a link, without the full stop after it", () => {
  const html = htmlOf("See {home}/dashboard#next-outing. Or: {link}");
  expect(html).toContain('<a href="https://club.example/dashboard#next-outing"');
  expect(html).toContain("next-outing</a>. Or");
  expect(html).toContain('<a href="https://club.example/choose?a=1&amp;b=2"');
});

test("nothing that is written out becomes a link", () => {
  const html = htmlOf("Hello http://evil.example/x, https://club.example.evil.example/login");
  expect(html).not.toContain("<a ");
});

test("a link that is gone is named, and leads nowhere", () => {
  const html = mailHtml("{link}", frame, { ...addresses, link: null });
  expect(html).toContain("<p>(one-time link)</p>");
});

test("the foot offers to stop these messages only where that can be done", () => {
  const page = "https://club.example/unsubscribe/1.hours.abc";
  expect(htmlOf("Hi", { unsubscribe: { page } })).toContain(`href="${page}"`);
  expect(htmlOf("Hi")).not.toContain("Stop messages");
});

test("a message is in the club's colours", () => {
  const coloured = (palette: Palette) => htmlOf("{home}/boats", { palette });
  expect(coloured("bay")).toContain('<a href="https://club.example/boats" style="color:#0f4c5c"');
  const [tide] = paletteColours.regatta.tide;
  expect(coloured("regatta")).toContain(
    `<a href="https://club.example/boats" style="color:${tide}"`,
  );
  expect(coloured("regatta")).toContain(`background:${tide};color:#ffffff`);
  expect(coloured("regatta")).not.toContain("#0f4c5c");
});
