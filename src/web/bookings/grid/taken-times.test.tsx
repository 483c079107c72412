import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { calmFacts } from "../../../shared/testing/calm-facts";
import type { AddWaitlistEntryInput } from "../../../shared/waitlist/waitlist-schemas";
import type { Answering, Answers } from "../../testing/answers";
import { testBoat } from "../../testing/boat";
import { testCodes } from "../../testing/codes";
import { testMember } from "../../testing/member";
import { memberBooking } from "../../testing/member-booking";
import { showScreen } from "../../testing/show-screen";
import { testOfferedEntry, testWaitlistEntry } from "../../testing/waitlist-entry";
import { BoatBooking } from "../boat-booking";

const day = "2026-11-21";
const out = (startTime: string, duration: number) => ({
  bookingDate: day,
  startTime,
  duration,
  status: "confirmed" as const,
});
const server: Answers = {
  "auth.me": null,
  "boats.get": testBoat(),
  "boats.gates": calmFacts(),
  "boats.availability": { bookings: [out("08:00", 1.5)], blocks: [], closures: [] },
  "bookings.mine": [],
  "bookings.accessCodes": testCodes({ access: null }),
};

async function open(answers: Answers = {}) {
  const screenShown = <BoatBooking boatId={1} member={testMember()} />;
  showScreen(screenShown, { ...server, ...answers }, `/booking-simple/1?date=${day}`);
  await screen.findByRole("button", { name: "8:30 AM, booked until 9:30 AM" });
  return userEvent.setup();
}
const cell = (name: string) => screen.getByRole("button", { name });
const tellMe = () => screen.queryByRole("button", { name: "Tell me when it frees up" });
const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);

it("puts a member on the waitlist in two presses, filled in with the time that was pressed", async () => {
  const add = vi.fn((_: AddWaitlistEntryInput) => ({ wish: testWaitlistEntry() }));
  const user = await open({ "bookings.addWish": add });
  await user.click(cell("8:30 AM, booked until 9:30 AM"));
  await user.click(await screen.findByRole("button", { name: "Put me on the waitlist" }));
  await screen.findByText("You Are on the Waitlist");
  const when = { dateStr: day, from: "08:30", to: "09:30", duration: 1 };
  expect(add).toHaveBeenCalledExactlyOnceWith({ kind: "boat", boatId: 1, ...when });
  await waitFor(() => expect(document.activeElement).toBe(cell("8:30 AM, booked until 9:30 AM")));
});

it("is taken off the waitlist again by Undo", async () => {
  const leave = vi.fn<Answering<"bookings.deleteWish">>(() => ({ ok: true }));
  const user = await open({
    "bookings.addWish": () => ({ wish: testWaitlistEntry({ id: 5 }) }),
    "bookings.deleteWish": leave,
  });
  await user.click(cell("8:30 AM, booked until 9:30 AM"));
  await user.click(await screen.findByRole("button", { name: "Put me on the waitlist" }));
  // The simulated browser has no pointers that a toast could capture.
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("You Wait No Longer");
  expect(leave).toHaveBeenCalledExactlyOnceWith({ id: 5 });
});

it("lets all of it be changed, keeps it through a refusal, and says that beside its field", async () => {
  const refusal = {
    message: "That is too far ahead.",
    code: -32000,
    data: { httpStatus: 422, field: "dateStr" },
  };
  const add = vi
    .fn<Answering<"bookings.addWish">>(() => ({ wish: testWaitlistEntry() }))
    .mockRejectedValueOnce(TRPCClientError.from({ error: refusal }));
  const user = await open({ "bookings.addWish": add });
  await user.click(tellMe() ?? document.body);
  await user.selectOptions(await screen.findByLabelText("What would you row?"), "Any Solo");
  await user.selectOptions(field("How long?"), "2 hours");
  await user.selectOptions(field("Not before"), "7:00 AM");
  await user.selectOptions(field("Back by"), "8:30 AM");
  await user.click(screen.getByRole("button", { name: "Put me on the waitlist" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The outing must fit between these times",
  );
  expect(add).not.toHaveBeenCalled();
  await user.selectOptions(field("Back by"), "11:00 AM");
  await user.click(screen.getByRole("button", { name: "Put me on the waitlist" }));
  expect((await screen.findByRole("alert")).textContent).toBe("That is too far ahead.");
  expect(field("Day").getAttribute("aria-invalid")).toBe("true");
  expect(field("Back by").value).toBe("11:00");
  await user.click(screen.getByRole("button", { name: "Put me on the waitlist" }));
  await screen.findByText("You Are on the Waitlist");
  const when = { dateStr: day, from: "07:00", to: "11:00", duration: 2 };
  expect(add.mock.lastCall?.[0]).toMatchObject({ kind: "single", ...when });
});

it("says where a time is free already, with what was filled in still there", async () => {
  const free = "Kingfisher is free at 8:00 AM. Please book it instead of waiting.";
  const user = await open({ "bookings.addWish": () => Promise.reject(new Error(free)) });
  await user.click(cell("8:30 AM, booked until 9:30 AM"));
  await user.click(await screen.findByRole("button", { name: "Put me on the waitlist" }));
  expect((await screen.findByRole("alert")).textContent).toBe(free);
  expect(field("Not before").value).toBe("08:30");
});

const heldAt = (startTime: string) => ({ ...out(startTime, 1), status: "held" as const });

it("shows what is held for somebody as held, which one may wait for", async () => {
  const bookings = [out("08:00", 1.5), heldAt("12:00")];
  const answers = { "boats.availability": { bookings, blocks: [], closures: [] } };
  const user = await open({ ...answers, "bookings.wishes": [] });
  await user.click(cell("12:30 PM, held until 1:00 PM"));
  await screen.findByRole("dialog", { name: "Tell me when it frees up" });
});

it("shows what is held for its own member as theirs to book, and asks only where something is held", async () => {
  const bookings = [out("08:00", 1.5), heldAt("12:00")];
  const offer = { bookingId: 77, boatId: 1, startTime: "12:00", until: "2026-11-20T20:12:00.000Z" };
  const book = vi.fn(() => Promise.reject(new Error("Stop here.")));
  const user = await open({
    "boats.availability": { bookings, blocks: [], closures: [] },
    "bookings.wishes": [testOfferedEntry({ offer })],
    "bookings.book": book,
  });
  await user.click(
    await screen.findByRole("button", { name: "12:00 PM, held for you, available" }),
  );
  await user.click(screen.getByRole("button", { name: "Confirm Booking" }));
  await screen.findByText("Unable to complete booking");
  const slot = { boatId: 1, dateStr: day, timeStr: "12:00", duration: 1 };
  expect(book).toHaveBeenCalledExactlyOnceWith(slot);
});

it("offers no waiting for one's own outing, nor on a day that is free", async () => {
  const own = memberBooking({ boatId: 1, bookingDate: day, startTime: "08:00", duration: 1.5 });
  const user = await open({ "bookings.mine": [own] });
  await waitFor(() => expect(tellMe()).toBeNull());
  const mine = cell("8:30 AM, booked until 9:30 AM");
  expect(mine.getAttribute("aria-disabled")).toBe("true");
  await user.click(mine);
  expect(screen.queryByRole("dialog")).toBeNull();
});
