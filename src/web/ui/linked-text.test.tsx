import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LinkedText } from "./linked-text";

const linksIn = (text: string) => {
  render(<LinkedText text={text} />);
  return screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
};

it.each([
  ["See https://club.example/dock?a=1#b.", ["https://club.example/dock?a=1#b"]],
  ["(http://a.example/x), https://b.example!", ["http://a.example/x", "https://b.example"]],
  ["No javascript:alert(1), no data:text/html, no ftp://x.example, no www.x.example", []],
  ['<a href="https://c.example">here</a>', ["https://c.example"]],
  ["https:// alone", []],
])("%s", (text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs);
  expect(document.body.textContent).toBe(text);
  expect(document.querySelectorAll("script, img")).toHaveLength(0);
});
