import { expect, test } from "vitest";
import { remindRowers } from "../bookings/remind-rowers";
import { raiseAlarms } from "../incidents/raise-alarms";
import { fillBoat } from "../testing/crew-by-hand";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, refusalIn, switchLogOn } from "../testing/outing-log";
import { postOf } from "../testing/post-of";
import { testMoment } from "../testing/test-moment";
import type { PersonKey } from "../testing/test-people";

const club = openTestClub();
const { arrived } = postOf(club);
const db = () => club().services.db;
const fail = (error: unknown) => {
  throw error;
};
const remove = async (who: PersonKey) =>
  (await club().signIn("admin")).delete(`/api/admin/members/${club().people[who].id}`);

test("who leaves the club is in no reminder and no call sheet of a crew, and stays while they are out", async () => {
  await switchLogOn(club());
  const kit = { emergencyContactName: "Kit Quay", emergencyContactPhone: "250-555-0188" };
  const named = { firstName: "Leonora", phone: "250-555-0177", ...kit };
  await db().member.update({ where: { id: club().people.lee.id }, data: named });
  const sam = await club().signIn("sam");
  const id = await bookAt(sam, club().boats.tango.id, "06:00");
  await fillBoat(club(), id);
  clockAt(club(), "05:00");
  await remindRowers(db(), "https://forecast.example", testMoment(club().clock.now()));
  clockAt(club(), "06:00");
  outingIn(await logOf(sam).launch(id));
  clockAt(club(), "08:30");
  await raiseAlarms(db(), fail, testMoment(club().clock.now()));
  await arrived();
  const told = async () =>
    (await db().outboxMessage.findMany({ orderBy: { id: "asc" } }))
      .filter(({ text }) => /Leonora|250-555-01[78]/.test(text))
      .map(({ kind }) => kind);
  expect(await told()).toEqual(expect.arrayContaining(["reminder", "overdue boat"]));
  expect(refusalIn(await remove("lee"))).toEqual([409, "ALREADY_LAUNCHED"]);
  outingIn(await logOf(sam).land(id));
  expect((await remove("lee")).status).toBe(200);
  expect(await told()).toEqual([]);
});
