import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { byMember, keepPendingAction, keptPendingActions } from "../offline-queue/pending-actions";
import { atTheDock, pressAtDock, showDock } from "../testing/at-the-dock";
import { testMe } from "../testing/me";
import { testOuting, testOutingOut } from "../testing/outing";
import { testClub } from "../testing/show-screen";

// Before the storage is cleared, which one of them closes.
afterEach(() => vi.unstubAllGlobals());

it("launches with one press, and says who is along where that was written", async () => {
  const launch = vi.fn(() => ({ outing: testOutingOut() }));
  showDock([testOuting()], { "bookings.launch": launch });
  await screen.findByRole("heading", { name: "Ready to launch" });
  await userEvent.setup().click(screen.getByText(/Who is with you, and where/));
  await userEvent.setup().type(screen.getByLabelText("Who is with you"), "Robin, Jo ,");
  await pressAtDock("Launch");
  expect(await screen.findByText(/is in the log/)).toBeTruthy();
  expect(launch).toHaveBeenCalledExactlyOnceWith({ id: 7, aboard: ["Robin", "Jo"], plan: "" });
});

it("says of a boat that is ready when it is due that somebody else still has", async () => {
  showDock([testOuting({ stillOut: { bookingDate: "2026-11-20", dueTime: "12:15" } })]);
  await screen.findByRole("heading", { name: "Your boat is still out" });
  expect(screen.getByText(/^Due back at 12:15 PM\. If it lies at the dock/)).toBeTruthy();
  expect(screen.queryByText("Ready to launch")).toBeNull();
});

it("sends a press at once in a browser that keeps nothing, and says that it cannot wait", async () => {
  vi.stubGlobal("localStorage", null);
  let taken = false;
  const launch = vi.fn(() => {
    if (!taken) throw new TypeError("Failed to fetch");
    return { outing: testOutingOut() };
  });
  showDock([testOuting()], { "bookings.launch": launch });
  await screen.findByRole("heading", { name: "Ready to launch" });
  await pressAtDock("Launch");
  await waitFor(() => expect(launch).toHaveBeenCalledOnce());
  const notice = await screen.findByText(/leave this page open/);
  expect(notice.textContent).not.toContain("when you close this page");
  taken = true;
  dispatchEvent(new Event("online"));
  expect(await screen.findByText(/is in the log/)).toBeTruthy();
  expect(keptPendingActions()).toEqual([]);
});

it("notes the return of the boat that is out, whatever else is ready", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut() }));
  const ready = testOuting({ bookingId: 8 });
  showDock([ready, testOutingOut()], { "bookings.land": land });
  await screen.findByRole("heading", { name: "You are out" });
  expect(screen.getByText(/Out since 12:20 PM/).textContent).toContain("1:30 PM");
  await pressAtDock("Back at the dock");
  expect(await screen.findByText(/is in the log/)).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

it("asks for longer from the due time on, and says why there is none", async () => {
  const extend = vi.fn(() => Promise.reject(new Error("Until 1:30 PM at the latest.")));
  showDock([testOutingOut()], { "bookings.extend": extend });
  await screen.findByRole("heading", { name: "You are out" });
  await pressAtDock("15 minutes longer");
  expect(await screen.findByText("Until 1:30 PM at the latest.")).toBeTruthy();
  expect(extend).toHaveBeenCalledExactlyOnceWith({ id: 7, timeStr: "13:45" });
});

it("says that a boat of yesterday is late", async () => {
  showDock([testOutingOut({ bookingDate: "2026-11-19" })]);
  expect(await screen.findByRole("heading", { name: "You are late" })).toBeTruthy();
});

it("takes the kilometres of today's landing, and refuses what is no distance", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut() }));
  const landed = testOutingOut({ landedAt: "2026-11-20T19:29:00.000Z", state: "landed" });
  showDock([landed], { "bookings.land": land });
  await screen.findByRole("heading", { name: "Welcome back" });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Kilometres"), "61");
  await pressAtDock("Save");
  expect(screen.getByText("Please enter 0 to 60 km, in tenths")).toBeTruthy();
  await user.clear(screen.getByLabelText("Kilometres"));
  await user.type(screen.getByLabelText("Kilometres"), "6,2");
  await pressAtDock("Save");
  expect(await screen.findByText(/is in the log/)).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({ id: 7, kilometres: 6.2, note: "" });
});

it.each<[string, Partial<OutingView>]>([
  ["an outing of this evening", { startTime: "19:00", endTime: "20:00", dueTime: "20:00" }],
  ["one that nobody launched", { startTime: "08:00", endTime: "09:00", dueTime: "09:00" }],
])("shows nothing of %s", (_, over) => {
  const { container } = showDock([testOuting(over)]);
  expect(container.querySelector("section")).toBeNull();
});

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

it("goes on without a network: out, back and how far, each with its own time, until all can go", async () => {
  const { unmount } = showDock([testOuting()], { "auth.me": lost });
  await screen.findByRole("heading", { name: "Ready to launch" });
  await pressAtDock("Launch");
  await screen.findByRole("heading", { name: "You are out" });
  expect(screen.queryByText("15 minutes longer")).toBeNull();
  expect(await screen.findByText(/^Launch, .+ Kept on this phone/)).toBeTruthy();
  await pressAtDock("Back at the dock");
  await screen.findByRole("heading", { name: "Welcome back" });
  await userEvent.setup().type(screen.getByLabelText("Kilometres"), "6.2");
  await pressAtDock("Save");
  unmount();

  const launch = vi.fn(() => ({ outing: testOutingOut() }));
  const land = vi.fn((_: object) => ({ outing: testOutingOut() }));
  showDock([testOuting()], { "bookings.launch": launch, "bookings.land": land });
  await waitFor(() => expect(land).toHaveBeenCalledTimes(2));
  expect(launch.mock.invocationCallOrder[0]).toBeLessThan(land.mock.invocationCallOrder[0] ?? 0);
  expect(land.mock.calls).toMatchObject([[{ id: 7 }], [{ id: 7, kilometres: 6.2, note: "" }]]);
  await waitFor(() => expect(localStorage.length).toBe(0));
});

it("sends an action with its own time once it has waited", async () => {
  const at = new Date(Date.parse(testClub.clock.instant) - 61_000);
  keepPendingAction({ act: "land", by: byMember(atTheDock.id), bookingId: 7, boat: "Heron" }, at);
  const land = vi.fn(() => ({ outing: testOutingOut() }));
  showDock([testOutingOut()], { "bookings.land": land });
  await screen.findByText(/is in the log/);
  expect(land).toHaveBeenCalledExactlyOnceWith({ id: 7, landedAt: at.toISOString() });
});

it("keeps a press by the server's time on a phone whose clock is two hours off", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T17:30:00Z"), toFake: ["Date"] });
  showDock([testOuting()], { "auth.me": lost });
  await screen.findByRole("heading", { name: "Ready to launch" });
  await pressAtDock("Launch");
  expect(await screen.findByText(/Out since 12:30 PM/)).toBeTruthy();
  expect(keptPendingActions()[0]?.at).toMatch(/^2026-11-20T19:30:0/);
});

it("keeps what the club refuses, with its reason and what was typed, to send again or forget", async () => {
  const answered = { message: "This boat is still out.", code: -32009, data: { httpStatus: 409 } };
  const launch = vi.fn(() => Promise.reject(TRPCClientError.from({ error: answered })));
  showDock([testOuting()], { "bookings.launch": launch });
  await userEvent.setup().click(await screen.findByText(/Who is with you, and where/));
  await userEvent.setup().type(screen.getByLabelText("Where to"), "Trial Island");
  await pressAtDock("Launch");
  const words = await screen.findByText("You wrote: Trial Island.");
  expect(words.closest("[role=status]")?.textContent).toContain("This boat is still out.");
  await screen.findByRole("heading", { name: "Ready to launch" });
  await pressAtDock("Send it again");
  await waitFor(() => expect(launch).toHaveBeenCalledTimes(2));
  await screen.findByText("You wrote: Trial Island.");
  await pressAtDock("Discard");
  expect([screen.queryByText("You wrote: Trial Island."), localStorage.length]).toEqual([null, 0]);
});

it("keeps who is aboard of a refused launch, to be put right and pressed again", async () => {
  const refused = TRPCClientError.from({
    error: { message: "Heron holds 2 people.", code: -32022, data: { httpStatus: 422 } },
  });
  const launch = vi
    .fn<(launch: object) => { outing: OutingView }>()
    .mockRejectedValueOnce(refused)
    .mockReturnValue({ outing: testOutingOut() });
  showDock([testOuting()], { "bookings.launch": launch });
  await userEvent.setup().click(await screen.findByText(/Who is with you, and where/));
  await userEvent.setup().type(screen.getByLabelText("Who is with you"), "Robin, Jo");
  await pressAtDock("Launch");
  await screen.findByText("Heron holds 2 people.");
  const names = screen.getByLabelText<HTMLInputElement>("Who is with you");
  expect([names.value, names.closest("details")?.open]).toEqual(["Robin, Jo", true]);
  await userEvent.setup().type(names, "{Backspace}{Backspace}{Backspace}{Backspace}");
  await pressAtDock("Launch");
  expect(await screen.findByText(/is in the log/)).toBeTruthy();
  expect(launch).toHaveBeenLastCalledWith({ id: 7, aboard: ["Robin"], plan: "" });
  expect(screen.queryByText("Heron holds 2 people.")).toBeNull();
});

it("never sends one member's action as another who is signed in by now", async () => {
  keepPendingAction(
    { act: "land", by: byMember(atTheDock.id), bookingId: 7, boat: "Heron" },
    new Date(),
  );
  const land = vi.fn();
  const me = vi.fn(() => testMe({ id: atTheDock.id + 1 }));
  showDock([testOutingOut()], { "auth.me": me, "bookings.land": land });
  await waitFor(() => expect(me).toHaveBeenCalledOnce());
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  expect(land).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(1);
});
