import { beforeEach, expect, test } from "vitest";
import { clearancesIn, clearancesOf, giveClearances } from "../testing/clearances";
import { openTestClub } from "../testing/open-test-club";
import { testMoment } from "../testing/test-moment";
import { warnOfClearances } from "./warn-of-clearances";

const club = openTestClub();
const fail = (error: unknown) => {
  throw error;
};
const warn = () => warnOfClearances(club().services.db, fail, testMoment(club().clock.now()));
const mails = () =>
  club().services.db.outboxMessage.findMany({
    where: { kind: "clearance expiring" },
    orderBy: { id: "asc" },
  });

const grantedOn = "2026-11-20";
let sam: ReturnType<typeof clearancesOf>;
beforeEach(async () => {
  const admin = await club().signIn("admin");
  await giveClearances(admin);
  sam = clearancesOf(admin, club().people.sam.id);
});

test("a member is warned 30 and 7 days before a clearance ends, once each", async () => {
  clearancesIn(await sam.grant("Level 2", { grantedOn, expiresOn: "2026-12-21" }));
  const warnedOn: number[] = [];
  for (let day = 0; day < 33; day += 1) {
    const before = (await mails()).length;
    await warn();
    await warn();
    if ((await mails()).length > before) warnedOn.push(day);
    club().clock.passDays(1);
  }
  expect(warnedOn).toEqual([1, 24]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(
    Array(2).fill("sam@row.example"),
  );
  expect((await mails())[0]?.text).toContain("Level 2: last day Monday, December 21, 2026");
});

test("who is late to be warned is told once, of all that ends; a new day is warned of anew", async () => {
  await sam.grant("Level 1", { grantedOn, expiresOn: "2026-11-25" });
  await sam.grant("Level 2", { grantedOn, expiresOn: "2026-12-05" });
  await warn();
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.text).toContain("Level 1: last day Wednesday, November 25, 2026\nLevel 2: last");
  await sam.grant("Level 2", { grantedOn, expiresOn: "2026-12-06" });
  await warn();
  expect((await mails()).slice(1)).toMatchObject([{ subject: "Your Level 2 ends soon" }]);
});

test("nobody is warned of what was taken away, or has ended", async () => {
  await sam.grant("Level 1", { grantedOn, expiresOn: "2026-11-25" });
  await sam.take("Level 1");
  await sam.grant("Level 2", { grantedOn: "2026-10-01", expiresOn: "2026-11-19" });
  await warn();
  expect(await mails()).toEqual([]);
});
