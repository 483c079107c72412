import { beforeEach, describe, expect, test } from "vitest";
import { ownView } from "../../shared/members/member-views";
import {
  type ChosenView,
  chosenView,
  replacementView,
} from "../../shared/replacements/replacement-schemas";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, refusalIn, rowingDay, switchLogOn } from "../testing/outing-log";
import { bookBesideAnother, chooseOn, offerTo } from "../testing/replacements";
import type { TestAnswer, TestClient } from "../testing/test-client";

const club = openTestClub();

let sam: TestClient;
let solo: number;
let tern: number;
let id: number;
beforeEach(async () => {
  ({ sam, solo, tern, id } = await bookBesideAnother(club(), "08:00"));
});

const replacement = (reason?: "unusable" | "no-go") =>
  offerTo({ db: club().services.db, at: club().clock.now() }, id, reason);
const read = (token: string) => club().visitor().get(`/api/booking-offers/${token}`);
const choose = (token: string, choice: string) => chooseOn(club(), token, choice);
const spent = [422, "LINK_SPENT"];

function chosenIn(answer: TestAnswer): ChosenView {
  expect(answer.status, answer.text).toBe(200);
  return answer.read(chosenView);
}

const lastMail = () =>
  club().services.db.outboxMessage.findFirstOrThrow({ orderBy: { id: "desc" } });
const balance = async () =>
  (await sam.get("/api/auth/me")).read(ownView).subscription.remainingHours;

test("an offer says what may be chosen, and does nothing by being read", async () => {
  const token = await replacement();
  const view = (await read(token)).read(replacementView);
  expect(view).toEqual({
    reason: "unusable",
    boatName: 'Solo 14 "Heron"',
    outcome: null,
    booking: {
      id,
      reference: `WRC-${String(id).padStart(4, "0")}`,
      boatId: solo,
      bookingDate: rowingDay,
      startTime: "08:00",
      duration: 1,
      hoursUsed: 1,
      hoursReturned: 0,
      status: "confirmed",
      boat: { name: 'Solo 14 "Heron"' },
    },
    choices: ["swap", "cancel"],
    swapTo: { id: tern, name: 'Solo 14 "Tern"' },
  });
  expect((await read(token)).read(replacementView).outcome).toBeNull();
});

test("a swap moves the booking to a free boat of its kind, with its hours and reference", async () => {
  const token = await replacement();
  const before = await balance();
  const { booking, hoursRefunded } = chosenIn(await choose(token, "swap"));
  expect(hoursRefunded).toBe(0);
  expect(booking).toMatchObject({ id, boatId: tern, startTime: "08:00", status: "confirmed" });
  expect(booking.hoursUsed).toBe(1);
  expect(await balance()).toBe(before);
  expect(await lastMail()).toMatchObject({ kind: "booking moved", bookingId: id });
  expect(refusalIn(await choose(token, "swap"))).toEqual(spent);
  expect(refusalIn(await choose(token, "cancel"))).toEqual(spent);
  expect((await read(token)).json()).toMatchObject({ outcome: "swap", choices: [], swapTo: null });
});

test("a cancellation gives all hours back, once", async () => {
  const before = await balance();
  const token = await replacement();
  const { booking, hoursRefunded } = chosenIn(await choose(token, "cancel"));
  expect([booking.status, hoursRefunded]).toEqual(["cancelled", 1]);
  expect(await balance()).toBe(before + 1);
  expect(refusalIn(await choose(token, "cancel"))).toEqual(spent);
  expect(await balance()).toBe(before + 1);
});

test("only the hash of its address is kept, and an unknown one is spent", async () => {
  const token = await replacement();
  const rows = JSON.stringify(await club().services.db.replacement.findMany());
  expect(rows).not.toContain(token);
  expect(refusalIn(await read("nobody-made-this"))).toEqual(spent);
  expect(refusalIn(await choose("nobody-made-this", "cancel"))).toEqual(spent);
});

test("the same is not offered twice while nobody has chosen", async () => {
  await replacement();
  await expect(replacement()).rejects.toThrow();
  expect(await club().services.db.replacement.count()).toBe(1);
});

test("a slot become no-go can only be cancelled", async () => {
  const token = await replacement("no-go");
  expect((await read(token)).json()).toMatchObject({ choices: ["cancel"], swapTo: null });
  const refused = await choose(token, "swap");
  expect(refused.json()).toMatchObject({ code: "BAD_INPUT", field: "choice" });
  expect(refused.status).toBe(400);
  expect(chosenIn(await choose(token, "cancel")).hoursRefunded).toBe(1);
});

test("where no boat of the kind is free, a swap is refused and the choice stays open", async () => {
  const token = await replacement();
  await bookAt(await club().signIn("lee"), tern, "08:30");
  expect((await read(token)).json()).toMatchObject({ swapTo: null, choices: ["swap", "cancel"] });
  const refused = await choose(token, "swap");
  expect(refusalIn(refused)).toEqual([409, "BOAT_NOT_FREE"]);
  expect(refused.text).toContain("still cancel it");
  expect(chosenIn(await choose(token, "cancel")).booking.status).toBe("cancelled");
});

describe("an offer is spent by what became of the booking", () => {
  test("cancelled by its rower", async () => {
    const token = await replacement();
    await sam.delete(`/api/bookings/${id}`);
    expect(refusalIn(await choose(token, "cancel"))).toEqual(spent);
  });

  test("moved off the boat by an admin", async () => {
    const token = await replacement();
    await club().services.db.booking.update({ where: { id }, data: { boatId: tern } });
    expect(refusalIn(await choose(token, "cancel"))).toEqual(spent);
    expect((await read(token)).json()).toMatchObject({ choices: [] });
  });

  test("begun", async () => {
    const token = await replacement();
    clockAt(club(), "08:00");
    expect(refusalIn(await choose(token, "cancel"))).toEqual(spent);
  });
});

test("what is out on the water is neither swapped nor cancelled", async () => {
  await switchLogOn(club());
  const token = await replacement();
  clockAt(club(), "07:50");
  expect((await logOf(sam).launch(id)).status).toBe(200);
  for (const choice of ["swap", "cancel"]) {
    expect(refusalIn(await choose(token, choice))).toEqual([409, "ALREADY_LAUNCHED"]);
  }
});
