import { expect, test } from "vitest";
import { testOutingOut } from "../testing/outing";
import { logbookCsv } from "./logbook-csv";

test("each outing is a line, quoted, and no cell is a formula", () => {
  const landed = { landedAt: "2026-11-20T20:20:00.000Z", kilometres: 6.2 };
  const outing = testOutingOut({ ...landed, aboard: ["Jo", "Robin"], note: '=1+1 "flat"' });
  expect(logbookCsv([outing])).toBe(
    '\uFEFF"reference","date","boat","launchedAt","landedAt","kilometres","aboard","plan","note"\r\n' +
      '"WRC-0007","2026-11-20","Solo 14 ""Heron""","2026-11-20T19:20:00.000Z",' +
      '"2026-11-20T20:20:00.000Z","6.2","Jo; Robin","","\'=1+1 ""flat"""\r\n',
  );
});
