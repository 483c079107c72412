import { expect, it } from "vitest";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { refusalIn } from "../testing/outing-log";
import { openWaitingClub } from "../testing/waiting";

const { club, db, waiting, cancel, everyMinute } = openWaitingClub();

it("what is longer than the club's outings is taken back and waited for no longer", async () => {
  const admin = await club().signIn("admin");
  const longest = async (longestOuting: number) => {
    const { status } = await admin.put("/api/admin/settings/club", { longestOuting });
    expect(status).toBe(200);
  };
  const long = await waiting("sam", { to: "09:00", duration: 2 });
  const short = await waiting("manager");
  const later = await waiting("unlimited", { from: "06:00", to: "08:30", duration: 2.5 });
  await cancel();
  expect([await long.status(), await short.status()]).toEqual(["offered", "open"]);
  await longest(2);
  const statuses = () => Promise.all([long, short, later].map((one) => one.status()));
  expect(await statuses()).toEqual(["offered", "open", "ended"]);
  await longest(1.5);
  expect(await statuses()).toEqual(["ended", "offered", "ended"]);
  expect(refusalIn(await long.accept())).toEqual([409, "OFFER_OVER"]);
  const [mail, second] = await db().outboxMessage.findMany({
    where: { kind: "hold taken back" },
  });
  expect([mail?.memberId, second]).toEqual([club().people.sam.id, undefined]);
  expect(mail?.text).toContain("because it is longer than members book now.");
  expect(mail?.text).toContain("that wish has ended.");
  await longest(4);
  await everyMinute();
  expect(await statuses()).toEqual(["ended", "offered", "ended"]);
  await expectBooksAgree(db());
});
