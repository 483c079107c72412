import { expect, test } from "vitest";
import { readSettings } from "../env";
import { startWarnings } from "./start-warnings";

const fixed = expect.stringMatching(
  /TEMPORARY_PASSWORD is a fixed word.*somebody else's e-mail.*only the mailed link/,
);
const reached = {
  SMTP_URL: "smtp://mail.example",
  PUBLIC_URL: "https://club.example",
  TRUST_PROXY: "1",
};
const warningsOf = (environment: Record<string, string>, demo: boolean, admins = 1) =>
  startWarnings(readSettings({ ...reached, ...environment }), { demo, admins });

test.each([
  ["a club of real people", { DEMO: "0" }, false],
  ["a club of real people that left DEMO out", {}, false],
  ["a demo that was asked for, because others reach it", { DEMO: "1" }, true],
])("a fixed temporary password is warned of in %s", (_where, environment, demo) => {
  expect(warningsOf(environment, demo)).toEqual([fixed]);
});

test("it is not warned of where nobody else comes, nobody works or none is fixed", () => {
  expect(warningsOf({}, true)).toEqual([]);
  expect(warningsOf({ DEMO: "1", NODE_ENV: "development" }, true)).toEqual([]);
  expect(warningsOf({ DEMO: "1", TEMPORARY_PASSWORD: "generated" }, true)).toEqual([]);
});

test("a HOST that does not count is named", () => {
  expect(warningsOf({ HOST: "0.0.0.0" }, true)).toEqual([
    expect.stringContaining("HOST is ignored"),
  ]);
});

test("a club without an admin is told how to have one", () => {
  expect(warningsOf({ DEMO: "0", TEMPORARY_PASSWORD: "generated" }, false, 0)).toEqual([
    expect.stringMatching(/no admin.*set ADMIN_EMAIL and ADMIN_PASSWORD/),
  ]);
});

test("a club whose mail or links reach nobody is told so, and a demo is not", () => {
  const unreached = { DEMO: "0", TEMPORARY_PASSWORD: "generated", SMTP_URL: "", PUBLIC_URL: "" };
  expect(warningsOf(unreached, false)).toEqual([
    expect.stringMatching(/SMTP_URL is not set/),
    expect.stringMatching(/set PUBLIC_URL/),
  ]);
  expect(warningsOf({ ...unreached, DEMO: "1" }, true)).toEqual([]);
  const noMail = { ...unreached, PUBLIC_URL: "https://club.example" };
  expect(warningsOf(noMail, false)).toEqual([expect.stringMatching(/SMTP_URL is not set/)]);
});

test("https without a trusted proxy is warned of, because all callers have one address then", () => {
  const warnings = (environment: Record<string, string>) =>
    warningsOf({ DEMO: "0", TEMPORARY_PASSWORD: "generated", ...environment }, false);
  const careless = [expect.stringMatching(/^PUBLIC_URL is https.* Set TRUST_PROXY=1/)];
  expect(warnings({ TRUST_PROXY: "0" })).toEqual(careless);
  expect(warnings({ TRUST_PROXY: "" })).toEqual(careless);
  expect(warnings({})).toEqual([]);
  expect(warnings({ TRUST_PROXY: "0", PUBLIC_URL: "http://club.example" })).toEqual([]);
});
