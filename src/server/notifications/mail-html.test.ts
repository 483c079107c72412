import { expect, test } from "vitest";
import { mailHtml } from "./mail-html";

const frame = { clubName: "Row & Sons", clubAddress: "1 Beach Road", unsubscribe: undefined };

test("paragraphs and lines stay apart", () => {
  const html = mailHtml("Hello Sam,\n\none\ntwo", frame);
  expect(html).toContain("<p>Hello Sam,</p>");
  expect(html).toContain("<p>one<br>\ntwo</p>");
});

test("nothing anybody wrote becomes markup", () => {
  const html = mailHtml(`<img src=x onerror="alert(1)"> & 'more'`, frame);
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;more&#39;");
  expect(html).toContain("<title>Row &amp; Sons</title>");
});

test("an address becomes a link, without the full stop after it", () => {
  const html = mailHtml("See https://club.example/dashboard?a=1&b=2.", frame);
  expect(html).toContain('<a href="https://club.example/dashboard?a=1&amp;b=2"');
  expect(html).toContain("b=2</a>.</p>");
});

test("the foot offers to stop these messages only where that can be done", () => {
  const page = "https://club.example/unsubscribe/1.hours.abc";
  expect(mailHtml("Hi", { ...frame, unsubscribe: { page } })).toContain(`href="${page}"`);
  expect(mailHtml("Hi", frame)).not.toContain("Stop messages");
});
