import { beforeEach, describe, expect, test } from "vitest";
import { warnOfClearances } from "../clearances/warn-of-clearances";
import { warnOfExpiry } from "../hours/warn-of-expiry";
import { answered } from "../testing/answered";
import { clearancesIn, clearancesOf, giveClearances } from "../testing/clearances";
import { openTestClub } from "../testing/open-test-club";
import { postOf } from "../testing/post-of";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();
const { arrived, failed, comesBack, lines } = postOf(club);
const db = () => club().services.db;
const fail = (error: unknown) => {
  throw error;
};
const moment = () => testMoment(club().clock.now());
const hoursOf = (key: "sam" | "lee") => `/api/admin/members/${club().people[key].id}`;

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

describe("hours that expire", () => {
  const warn = () => warnOfExpiry(db(), fail, moment());

  /** Gives somebody hours that end soon, by a sheet. */
  async function bringIn(...rows: string[]) {
    const csv = ["Courriel;Prénom;Heures;Échéance", ...rows].join("\n");
    const counts = { new: rows.length, refused: 0 };
    const answer = await admin.post("/api/admin/import", { kind: "hours", csv, dryRun: false });
    expect(answered(answer).json()).toMatchObject({ counts });
  }
  const subtract = async (key: "sam" | "lee", hours: number) =>
    answered(
      await admin.post(`${hoursOf(key)}/subtract-hours`, {
        hours,
        reason: "Rowed without a booking",
      }),
    );

  test("are told of as they are by now, and not at all once none are left", async () => {
    await bringIn(
      ...["sam@row.example;Sam;3;2026-12-10", "sam@row.example;Sam;2;2026-12-12"],
      "lee@row.example;Lee;4;2026-12-10",
    );
    await warn();
    await failed();
    await subtract("sam", 3.5);
    await subtract("lee", 4);
    const mails = await comesBack();
    expect(mails.map(({ to }) => to)).toEqual(["sam@row.example"]);
    expect(mails[0]?.text).toContain("1.5 hours: last day Saturday, December 12, 2026");
    expect(mails[0]?.text).not.toContain("December 10");
    expect(await lines()).toEqual([
      ["hours expiring", "dropped", "The hours were used or taken back since."],
      ["hours expiring", "sent", null],
    ]);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    [
      "last longer",
      "The hours have another last day.",
      () =>
        db().hourLot.updateMany({
          where: { importKey: { not: null } },
          data: { expiresOn: new Date("2027-03-01") },
        }),
    ],
    ["are over", "The hours have expired.", async () => club().clock.passDays(30)],
    [
      "are of somebody who rows without limit",
      "They row without limit by now.",
      async () => answered(await admin.post(`${hoursOf("sam")}/unlimited`)),
    ],
  ])("are not told of where they %s", async (_how, reason, change) => {
    await bringIn("sam@row.example;Sam;3;2026-12-10");
    await warn();
    await failed();
    await change();
    expect(await comesBack()).toEqual([]);
    expect(await lines()).toEqual([["hours expiring", "dropped", reason]]);
  });

  test("are told of once where the next reminder waits as well", async () => {
    await bringIn("sam@row.example;Sam;3;2026-12-10");
    await warn();
    await failed();
    club().clock.passDays(14);
    await warn();
    expect([...(await arrived()), ...(await comesBack())]).toHaveLength(1);
    expect(await lines()).toEqual([
      ["hours expiring", "sent", null],
      ["hours expiring", "dropped", "A newer one takes its place."],
    ]);
  });
});

describe("clearances that end", () => {
  const warn = () => warnOfClearances(db(), fail, moment());
  const grantedOn = "2026-11-20";
  let sam: ReturnType<typeof clearancesOf>;
  beforeEach(async () => {
    await giveClearances(admin);
    sam = clearancesOf(admin, club().people.sam.id);
    clearancesIn(await sam.grant("Level 1", { grantedOn, expiresOn: "2026-12-10" }));
  });

  test("are told of as they are by now", async () => {
    clearancesIn(await sam.grant("Level 2", { grantedOn, expiresOn: "2026-12-12" }));
    await warn();
    await failed();
    clearancesIn(await sam.take("Level 1"));
    const [mail, ...others] = await comesBack();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your Level 2 ends soon");
    expect(mail?.text).not.toContain("Level 1");
  });

  test.each<[string, string, () => Promise<unknown>]>([
    [
      "were renewed",
      "The clearance has another last day.",
      async () => clearancesIn(await sam.grant("Level 1", { grantedOn, expiresOn: "2027-12-10" })),
    ],
    [
      "were taken away",
      "The clearance was taken away since.",
      async () => clearancesIn(await sam.take("Level 1")),
    ],
    ["have ended", "The clearance has ended.", async () => club().clock.passDays(30)],
  ])("are not told of where they %s", async (_how, reason, change) => {
    await warn();
    await failed();
    await change();
    expect(await comesBack()).toEqual([]);
    expect(await lines()).toEqual([["clearance expiring", "dropped", reason]]);
  });

  test("are told of once where the next reminder waits as well", async () => {
    await warn();
    await failed();
    club().clock.passDays(14);
    await warn();
    expect([...(await arrived()), ...(await comesBack())]).toHaveLength(1);
    expect((await lines()).map(([, state]) => state)).toEqual(["sent", "dropped"]);
  });
});
