import { beforeEach, expect, test } from "vitest";
import { buildBoat } from "../demo/builders";
import { act } from "../testing/ask-procedure";
import { openMovingClub } from "../testing/moves";
import { bookAt, clockAt, rowingDay } from "../testing/outing-log";
import { offerTo } from "../testing/replacements";

// What a member is told of a boat that the club gave them in place of their own.

const { club, db, sam, admin, solo, move } = openMovingClub();

let heron: number;
let tern: number;
let id: number;
beforeEach(async () => {
  heron = solo();
  tern = (await buildBoat(db(), { name: 'Solo 14 "Tern"' })).id;
  id = await bookAt(sam(), heron, "12:00");
});

const mine = async () => (await sam().get("/api/members/bookings")).json();
const onto = async (boatId: number, toBoatId: number) => {
  const settlements = [{ bookingId: id, action: "move", toBoatId }];
  const block = { boatId, startDate: rowingDay, endDate: rowingDay, reason: "Paint" };
  const { id: blockId } = await act(admin(), "admin.blockBoat", {
    ...block,
    settlements,
  });
  await admin().delete(`/api/admin/blocks/${blockId}`);
};

test("is named beside the one that was booked, whichever came between, until it is back", async () => {
  const gull = await buildBoat(db(), { name: 'Solo 14 "Gull"' });
  expect(await mine()).toMatchObject([{ boatId: heron, insteadOf: null }]);
  await onto(heron, tern);
  expect(await mine()).toMatchObject([{ boatId: tern, insteadOf: 'Solo 14 "Heron"' }]);
  await onto(tern, gull.id);
  expect(await mine()).toMatchObject([{ boatId: gull.id, insteadOf: 'Solo 14 "Heron"' }]);
  await onto(gull.id, heron);
  expect(await mine()).toMatchObject([{ boatId: heron, insteadOf: null }]);
});

test("is their own choice once they move the booking, but not when they make it longer", async () => {
  await onto(heron, tern);
  await move(id, { duration: 1.5 });
  expect(await mine()).toMatchObject([{ duration: 1.5, insteadOf: 'Solo 14 "Heron"' }]);
  await move(id, { timeStr: "14:00" });
  expect(await mine()).toMatchObject([{ boatId: tern, startTime: "14:00", insteadOf: null }]);
});

test("leaves the weather as it was: who was told not to go has everything back, however late", async () => {
  const terms = { lateCancelMinutes: 120, lateCancelReturn: 50 };
  expect((await admin().put("/api/admin/settings/club", terms)).status).toBe(200);
  clockAt(club(), "11:00");
  await offerTo({ db: db(), at: club().clock.now() }, id, "no-go");
  await onto(heron, tern);
  expect(await mine()).toMatchObject([{ boatId: tern, excused: true }]);
  expect((await sam().delete(`/api/bookings/${id}`)).json()).toMatchObject({ hoursRefunded: 1 });
});
