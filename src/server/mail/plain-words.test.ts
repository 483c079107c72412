import { expect, test } from "vitest";
import { greeting, plainWords } from "./plain-words";

test.each([
  "http://evil.example/x",
  "https://localhost/x",
  "HTTP://EVIL.EXAMPLE",
  "www.evil.example",
  "evil.example",
  "Sam, see evil.co now",
  "evil．example",
  "evil。example",
  "evil.xn--p1ai",
  "http://192.168.0.1/x",
  "10.0.0.1",
  "sam@evil.example",
  "{link}",
  "{home}/logout-forced",
])("nothing of %s is a link, and nobody is greeted with it", (name) => {
  expect(plainWords(name)).not.toMatch(/:\/\/|\w[.．。]\w{2}|\d\.\d+\.\d+\.\d|\{\w+\}/);
  expect(greeting({ firstName: name })).toBe("Hello,");
});

test.each(["Sam", "J. R.", "J.R.", "Anne-Marie", "O'Neil", "Zoë", "李", "Sam Jr.", "N/A"])(
  "%s is greeted by name",
  (firstName) => {
    expect(greeting({ firstName })).toBe(`Hello ${firstName},`);
  },
);

test("words stay words: sentences, prices and times", () => {
  const words = "I weigh 72.5 kg. Costs 183.75? From 6:30 AM; gate 7/8 or so.";
  expect(plainWords(words)).toBe(words);
});
