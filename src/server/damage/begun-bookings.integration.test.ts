import { beforeEach, describe, expect, test } from "vitest";
import { ownView } from "../../shared/members/member-views";
import { damageOf, reportIn } from "../testing/damage";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, refusalIn, switchLogOn } from "../testing/outing-log";
import { bookBesideAnother, chooseOn, offerTo } from "../testing/replacements";
import type { TestClient } from "../testing/test-client";

// Five minutes after its start a boat that was not launched lies in the shed, where an outing log is
// kept, and its rower stands beside it. Without a log whoever has begun counts as out.

const club = openTestClub();

let sam: TestClient;
let solo: number;
let tern: number;
let id: number;
beforeEach(async () => {
  ({ sam, solo, tern, id } = await bookBesideAnother(club(), "06:00"));
});

const offers = () => club().services.db.replacement.findMany({ orderBy: { id: "asc" } });
const balance = async () => (await sam.get("/api/auth/me")).read(ownView).member.hoursRemaining;
async function reportAt(time: string) {
  clockAt(club(), time);
  const manager = damageOf(await club().signIn("manager"));
  reportIn(await manager.report(solo, { severity: "unusable", what: "The hull leaks" }));
}
async function mailedToken() {
  const mail = await club().services.db.outboxMessage.findFirst({
    where: { kind: "boat unusable" },
  });
  return mail?.secretLink?.split("/").at(-1) ?? "";
}
const choose = (token: string, choice: string) => chooseOn(club(), token, choice);
const spent = [422, "LINK_SPENT"];

describe("with the log on, a booking that has begun without a launch", () => {
  beforeEach(() => switchLogOn(club()));

  test("is offered another boat, which can be launched then", async () => {
    await reportAt("06:05");
    expect(await offers()).toMatchObject([{ bookingId: id, boatId: solo }]);
    const answer = await choose(await mailedToken(), "swap");
    expect(answer.json()).toMatchObject({ booking: { id, boatId: tern, startTime: "06:00" } });
    expect(outingIn(await logOf(sam).launch(id)).boat.id).toBe(tern);
  });

  test.each([
    ["06:59", 1],
    ["07:00", 0],
  ])("at %s is made %i offers", async (time, count) => {
    await reportAt(time);
    expect(await offers()).toHaveLength(count);
  });

  test.each([
    ["06:00", "06:59", "done"],
    ["05:00", "06:59", "done"],
    ["05:00", "07:00", spent],
  ])("offered at %s, may at %s choose to cancel: %j", async (reported, chosen, outcome) => {
    const before = await balance();
    await reportAt(reported);
    clockAt(club(), chosen);
    const answer = await choose(await mailedToken(), "cancel");
    expect(answer.status === 200 ? "done" : refusalIn(answer)).toEqual(outcome);
    expect(await balance()).toBe(before + (answer.status === 200 ? 1 : 0));
  });

  test("is decided by staff, too, until its end", async () => {
    await reportAt("06:05");
    const admin = await club().signIn("admin");
    const decide = () =>
      admin.post("/api/trpc/admin.decideOffer", { bookingId: id, choice: "swap" });
    clockAt(club(), "07:00");
    expect((await decide()).text).toContain("LINK_SPENT");
    clockAt(club(), "06:59");
    expect((await decide()).text).toContain(`"boatId":${tern}`);
  });

  test("is not offered a boat that has not come back", async () => {
    const lee = await club().signIn("lee");
    const early = await bookAt(lee, tern, "05:00");
    clockAt(club(), "05:00");
    outingIn(await logOf(lee).launch(early));
    await reportAt("06:05");
    const token = await mailedToken();
    expect(refusalIn(await choose(token, "swap"))).toEqual([409, "BOAT_NOT_FREE"]);
    outingIn(await logOf(lee).land(early));
    expect((await choose(token, "swap")).json()).toMatchObject({ booking: { boatId: tern } });
  });

  test("keeps no choice about the weather", async () => {
    const token = await offerTo({ db: club().services.db, at: club().clock.now() }, id, "no-go");
    clockAt(club(), "06:00");
    expect(refusalIn(await choose(token, "cancel"))).toEqual(spent);
  });

  test("is offered nothing once it has come back", async () => {
    clockAt(club(), "06:00");
    outingIn(await logOf(sam).launch(id));
    outingIn(await logOf(sam).land(id));
    await reportAt("06:05");
    expect(await offers()).toEqual([]);
  });
});

test("a booking that began before the log was switched on may be out, and is offered nothing", async () => {
  clockAt(club(), "06:01");
  await switchLogOn(club());
  await reportAt("06:05");
  expect(await offers()).toEqual([]);
});

test("with the log off, a booking that has begun is offered nothing, and what it was offered is spent", async () => {
  await reportAt("05:59");
  clockAt(club(), "06:00");
  expect(refusalIn(await choose(await mailedToken(), "cancel"))).toEqual(spent);
  await club().services.db.replacement.deleteMany();
  await reportAt("06:00");
  expect(await offers()).toEqual([]);
});
