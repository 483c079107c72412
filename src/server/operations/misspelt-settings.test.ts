import fc from "fast-check";
import { expect, test } from "vitest";
import { settingNames } from "../env";
import { misspeltSettings } from "./misspelt-settings";

const said = (environment: Record<string, string>) => misspeltSettings(environment, settingNames);

test.each([
  ["SMTP_ULR", "SMTP_URL"],
  ["SMTPURL", "SMTP_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["smtp_url", "SMTP_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["ADMIN_MAIL", "ADMIN_EMAIL"],
  ["BACKUP_DIRS", "BACKUP_DIR"],
  ["DMEO", "DEMO"],
])("%s is named, and %s with it", (written, meant) => {
  expect(said({ [written]: "x" })).toEqual([
    `${written} is no setting, so nothing is set by it: is ${meant} meant?`,
  ]);
});

test("says nothing of what machines set anyway, of settings, and where the right one is set, too", () => {
  const usual = ["HOME", "HOSTNAME", "PATH", "PWD", "USER", "LOGNAME", "LANG", "TERM", "PGHOST"];
  for (const name of [...usual, ...settingNames]) expect(said({ [name]: "x" })).toEqual([]);
  expect(said({ SMTP_ULR: "x", SMTP_URL: "smtp://mail.example" })).toEqual([]);
});

test("any two neighbouring letters exchanged in any setting are noticed", () => {
  const swapped = fc
    .constantFrom(...settingNames)
    .chain((name) => fc.tuple(fc.constant(name), fc.nat(name.length - 2)))
    .map(([name, at]) => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2))
    .filter((name) => !settingNames.includes(name));
  fc.assert(fc.property(swapped, (name) => said({ [name]: "x" }).length === 1));
});
