import { expect, test } from "vitest";
import { openTwoProcesses } from "../testing/open-two-processes";
import { connectionSettings } from "./connection-settings";
import { patience } from "./patience";

const club = openTwoProcesses();

test("a server's connections have the club's settings", async () => {
  const wanted = connectionSettings(patience);
  const [told] = await club().db.plain.$queryRaw<[{ settings: Record<string, string> }]>`
    SELECT json_object_agg(lower("name"), "setting") AS "settings" FROM pg_settings
     WHERE lower("name") = ANY(${Object.keys(wanted)})`;
  expect(told.settings).toEqual(
    Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, `${value}`])),
  );
});
