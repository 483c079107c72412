import { describe, expect, it } from "vitest";
import { closedView } from "../../shared/closures/closure-schemas";
import { buildBoat } from "../demo/builders";
import { act } from "../testing/ask-procedure";
import { countStatements } from "../testing/count-statements";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { bookAt, rowingDay } from "../testing/outing-log";
import { offerTo } from "../testing/replacements";
import { clubInstant } from "../testing/test-moment";
import { openWaitingClub } from "../testing/waiting";

const { club, db, lee, leesBooking, waiting, cancel, book, everyMinute } = openWaitingClub();

describe("at night", () => {
  it("a slot of the next afternoon waits until 6 AM", async () => {
    const afternoon = await bookAt(lee(), club().boats.solo.id, "14:00");
    const sam = await waiting("sam", { from: "14:00", to: "15:00" });
    club().clock.set(clubInstant("2026-11-20", "22:00"));
    await lee().delete(`/api/bookings/${afternoon}`);
    await everyMinute();
    expect(await sam.status()).toBe("open");
    club().clock.set(clubInstant(rowingDay, "06:00"));
    await everyMinute();
    expect(await sam.status()).toBe("offered");
  });

  it("a slot of the next morning is offered at once", async () => {
    const sam = await waiting("sam");
    club().clock.set(clubInstant("2026-11-20", "23:00"));
    await cancel();
    expect(await sam.status()).toBe("offered");
  });
});

describe("a slot comes free as well", () => {
  it("when its booking is moved", async () => {
    const sam = await waiting("sam");
    await lee().put(`/api/bookings/${leesBooking.id}`, { timeStr: "10:00" });
    expect(await sam.status()).toBe("offered");
  });

  it("when the boat is back", async () => {
    const admin = await club().signIn("admin");
    const { id } = club().boats.offline;
    const sam = await waiting("sam", { kind: "boat", boatId: id });
    await admin.put(`/api/admin/boats/${id}/toggle`, { available: true });
    expect(await sam.status()).toBe("offered");
  });

  it("when a boat of its kind is added", async () => {
    const admin = await club().signIn("admin");
    const sam = await waiting("sam");
    await act(admin, "admin.addBoat", { name: "Seal", category: "double", capacity: 3 });
    expect(await sam.status()).toBe("open");
    await act(admin, "admin.addBoat", { name: "Tern", category: "single", capacity: 2 });
    expect(await sam.status()).toBe("offered");
  });

  it("when a boat of its kind comes in with a sheet", async () => {
    const admin = await club().signIn("admin");
    const sam = await waiting("sam");
    const sheet = { kind: "boats", csv: "Name,Category,Capacity\nTern,single,2", dryRun: false };
    const answer = await admin.post("/api/admin/import", sheet);
    expect(answer.status, answer.text).toBe(200);
    expect(await sam.status()).toBe("offered");
  });

  it.each([
    ["a retired boat is brought back", { managerDisabled: true }, { managerDisabled: false }],
    ["a boat becomes of its kind", { category: "double" }, { category: "single" }],
  ])("when %s", async (_, built, edited) => {
    const admin = await club().signIn("admin");
    const { id } = await buildBoat(db(), built);
    const sam = await waiting("sam");
    await act(admin, "admin.editBoat", { id, ...edited, settlements: [] });
    expect(await sam.status()).toBe("offered");
  });

  it("when its booking goes to another boat, because this one cannot be rowed", async () => {
    const solo = club().boats.solo.id;
    await buildBoat(db());
    const sam = await waiting("sam", { kind: "boat", boatId: solo });
    const token = await offerTo({ db: db(), at: club().clock.now() }, leesBooking.id);
    await lee().post(`/api/booking-offers/${token}`, { choice: "swap" });
    expect(await sam.status()).toBe("offered");
  });

  it("when the club is open again", async () => {
    const sam = await waiting("sam");
    const admin = await club().signIn("admin");
    const closed = await admin.post("/api/admin/closures", {
      startDate: rowingDay,
      startTime: "06:00",
      endDate: rowingDay,
      endTime: "09:00",
      reason: "Fog",
      cancelBookings: true,
    });
    expect(await sam.status()).toBe("open");
    await admin.delete(`/api/admin/closures/${closed.read(closedView).closure.id}`);
    expect(await sam.status()).toBe("offered");
  });

  it("when its boat is no longer blocked", async () => {
    const solo = club().boats.solo.id;
    const sam = await waiting("sam");
    const admin = await club().signIn("admin");
    const blocked = await admin.post(`/api/admin/boats/${solo}/blocks`, {
      startDate: rowingDay,
      endDate: rowingDay,
      reason: "Varnish",
      settlements: [{ bookingId: leesBooking.id, action: "cancel" }],
    });
    expect(blocked.status, blocked.text).toBe(201);
    expect(await sam.status()).toBe("open");
    const { id } = await db().boatBlock.findFirstOrThrow();
    await admin.delete(`/api/admin/blocks/${id}`);
    expect(await sam.status()).toBe("offered");
  });

  it("when its member is deleted", async () => {
    const sam = await waiting("sam");
    const admin = await club().signIn("admin");
    await admin.delete(`/api/admin/members/${club().people.lee.id}`);
    expect(await sam.status()).toBe("offered");
  });

  it("when who has the offer is paused, or deleted with all they waited for", async () => {
    const [sam, manager, uma] = [
      await waiting("sam"),
      await waiting("manager"),
      await waiting("unlimited"),
    ];
    await cancel();
    const admin = await club().signIn("admin");
    const { people } = club();
    await admin.post(`/api/admin/members/${people.sam.id}/pause`, {});
    expect([await sam.status(), await manager.status()]).toEqual(["ended", "offered"]);
    await admin.delete(`/api/admin/members/${people.manager.id}`);
    expect(await uma.status()).toBe("offered");
    expect(await db().waitlistEntry.count({ where: { memberId: people.manager.id } })).toBe(0);
  });
});

describe("a member who books in the time of a waitlist entry", () => {
  it("waits no longer, and what was held goes to the next", async () => {
    const [sam, manager] = [await waiting("sam"), await waiting("manager")];
    await cancel();
    expect((await book(sam.client, "07:00", club().boats.tango.id)).status).toBe(201);
    expect([await sam.status(), await manager.status()]).toEqual(["ended", "offered"]);
    await expectBooksAgree(db());
  });

  it("waits on where it is another time", async () => {
    const sam = await waiting("sam");
    await book(sam.client, "08:00", club().boats.tango.id);
    expect(await sam.status()).toBe("open");
  });
});

it("asks nothing more of a booking or a move while others wait for something else", async () => {
  await waiting("sam");
  const uma = await club().signIn("unlimited");
  const { tango } = club().boats;
  expect(await countStatements(db(), () => bookAt(uma, tango.id, "12:00"))).toBe(3);
});
