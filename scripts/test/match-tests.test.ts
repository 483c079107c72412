import { expect, test } from "vitest";
import { matchTests, needBrowser, needBuild, needPostgres } from "./match-tests.mjs";

test("words in paths mean these files, and all of their tests", () => {
  const { files, options } = matchTests(["match-tests", "tally"]);
  expect(files).toEqual(["scripts/test/match-tests.test.ts", "scripts/test/tally.test.ts"]);
  expect(options).toEqual(files);
});

test("other words mean the tests with that name, wherever they are", () => {
  const { files, options } = matchTests(["wherever", "they", "are"]);
  expect(files).toContain("scripts/test/match-tests.test.ts");
  expect(options).toEqual([...files, "--testNamePattern=wherever they are"]);
  expect(matchTests(["(wherever", "they", "are)?"]).options.at(-1)).toBe(
    "--testNamePattern=\\(wherever they are\\)\\?",
  );
});

test("what starts the built server needs a build, what has processes PostgreSQL, and a browser test the browser", () => {
  const unit = ["scripts/test/match-tests.test.ts"];
  const books = ["src/server/payments/books.integration.test.ts"];
  const server = ["src/server/main.processes.test.ts"];
  const hostile = ["src/server/hostile-clients.processes.test.ts"];
  const headers = ["src/server/answer-headers.integration.test.ts"];
  const browser = ["src/web/keyboard.browser.test.ts"];
  const needs = (files: string[]) => [needPostgres, needBuild, needBrowser].map((n) => n(files));
  expect(needs(unit)).toEqual([false, false, false]);
  expect(needs(books)).toEqual([false, false, false]);
  expect(needs(headers)).toEqual([false, true, false]);
  for (const built of [server, hostile]) expect(needs(built)).toEqual([true, true, false]);
  expect(needs(browser)).toEqual([false, true, true]);
});
