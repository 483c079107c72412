import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Answering } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testBooked } from "../testing/booked";
import { fillIn } from "../testing/fill-in";
import { foundMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { currentToasts, dismissToast } from "../ui/toasts/toast-store";
import { BookForMemberDialog } from "./book-for-member-dialog";

// The club's clock shows 12:30 PM on Friday, 2026-11-20.

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

const orca = testBoat({ id: 2, name: "Orca", category: "double" });
const offline = testBoat({ id: 3, name: "Cormorant", available: false });
const retired = testBoat({ id: 4, name: "Gull", managerDisabled: true });
const today = { bookingDate: "2026-11-20", startTime: "14:00", hoursUsed: 1.5 };
const booked = testBooked({ boatId: 2, ...today }, 8.5);

const found = { members: [foundMember()], total: 1 };

async function show(
  bookForMember: Answering<"admin.bookForMember"> = () => booked,
  searchMembers: Answering<"admin.searchMembers"> = () => found,
  others: Parameters<typeof showScreen>[1] = {},
) {
  const send = vi.fn(bookForMember);
  const onClose = vi.fn();
  showScreen(<BookForMemberDialog onClose={onClose} />, {
    "boats.list": [testBoat({ name: "Heron" }), orca, offline, retired],
    "admin.searchMembers": searchMembers,
    "admin.bookForMember": send,
    ...others,
  });
  await screen.findByRole("combobox", { name: "Boat" });
  return { user: userEvent.setup(), send, onClose };
}

const choices = (name: string) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map((option) => option.textContent);

async function fill(user: ReturnType<typeof userEvent.setup>) {
  fillIn(screen.getByRole("searchbox", { name: "Member" }), "sam");
  await user.click(await screen.findByRole("button", { name: /Sam Okafor/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Boat" }), "Orca");
  await user.selectOptions(screen.getByRole("combobox", { name: "Start time" }), "2:00 PM");
}

const create = () => screen.getByRole("button", { name: "Create Booking" });

describe("creating a booking for a member", () => {
  it("offers only boats that are online", async () => {
    await show();
    expect(choices("Boat")).toEqual(["Choose a boat", "Heron", "Orca"]);
  });

  it("offers hourly starts that are still ahead today, and 1 to 4 hours by half hours", async () => {
    await show();
    expect(choices("Start time")).toEqual([
      "Choose a start",
      ..."1:00 PM,2:00 PM,3:00 PM,4:00 PM,5:00 PM,6:00 PM,7:00 PM,8:00 PM".split(","),
    ]);
    expect(choices("Duration")).toEqual(
      [1, 1.5, 2, 2.5, 3, 3.5, 4].map((hours) => (hours === 1 ? "1 hour" : `${hours} hours`)),
    );
  });

  it("offers days from today to 90 days ahead", async () => {
    await show();
    const date = screen.getByLabelText("Date");
    expect(date.getAttribute("min")).toBe("2026-11-20");
    expect(date.getAttribute("max")).toBe("2027-02-18");
  });

  it("sends nothing until everything is chosen, and says what is missing", async () => {
    const { user, send } = await show();
    await user.click(create());
    expect(await screen.findByText("Please select a member")).toBeTruthy();
    expect(screen.getByText("Please select a boat")).toBeTruthy();
    expect(screen.getByText("Please select a start time")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Member" }));
    expect(send).not.toHaveBeenCalled();
  });

  it("books, closes and says what is left", async () => {
    const { user, send, onClose } = await show();
    await fill(user);
    expect(screen.getByText("Costs 1.5 hours, leaves Sam Okafor 8.5 hours.")).toBeTruthy();
    await user.click(create());
    expect(await screen.findByText("Booking WRC-0009 Created")).toBeTruthy();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      memberId: 3,
      boatId: 2,
      dateStr: "2026-11-20",
      timeStr: "14:00",
      duration: 1,
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("says in the form that it failed and why, shows no toast and keeps what was chosen", async () => {
    const refused = "This member already has a booking at that time.";
    const { user, onClose } = await show(() => Promise.reject(new Error(refused)));
    await fill(user);
    await user.click(create());
    expect(await screen.findByText("Failed to create admin booking")).toBeTruthy();
    expect(screen.getByText(refused)).toBeTruthy();
    expect(currentToasts().some(({ open }) => open)).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText("Sam Okafor", { exact: false, selector: "span" })).toBeTruthy();
  });

  it("asks why an outing is to be booked that light, clearance or wind refuse", async () => {
    const refused = new TRPCClientError("Gusts of 60 km/h at 2 PM, limit 40 km/h.", {
      result: {
        error: { code: -32603, message: "Gusts", data: { refusal: "CONDITIONS_TOO_ROUGH" } },
      },
    });
    const refusals = [refused];
    const { user, send } = await show(() => {
      const refusal = refusals.pop();
      return refusal ? Promise.reject(refusal) : booked;
    });
    await fill(user);
    expect(screen.queryByLabelText(/Book it all the same/)).toBeNull();
    await user.click(create());
    fillIn(await screen.findByLabelText(/Book it all the same/), "A coach goes along");
    await user.click(create());
    expect(await screen.findByText("Booking WRC-0009 Created")).toBeTruthy();
    expect(send.mock.lastCall).toMatchObject([{ override: "A coach goes along" }]);
  });

  it("repeats it weekly: shows each week and the sum first, then books for the member", async () => {
    const { booking } = testBooked({ boatId: 2, ...today });
    const week = { series: null, booked: [booking], hoursRemaining: 8.5 };
    const refused = [{ dateStr: "2026-11-27", error: "Somebody has it.", code: "SLOT_TAKEN" }];
    const tried = vi.fn<Answering<"admin.trySeriesForMember">>(() => ({ ...week, refused }));
    const booksThem = vi.fn<Answering<"admin.bookSeriesForMember">>(() => ({
      ...week,
      series: { id: 9 },
      refused,
    }));
    const { user, send, onClose } = await show(undefined, undefined, {
      "admin.trySeriesForMember": tried,
      "admin.bookSeriesForMember": booksThem,
    });
    await user.click(screen.getByRole("button", { name: "Repeat weekly" }));
    expect(await screen.findByText("Please select a member")).toBeTruthy();
    expect(tried).not.toHaveBeenCalled();

    await fill(user);
    await user.click(screen.getByRole("button", { name: "Repeat weekly" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Repeat weekly" }));
    expect(
      dialog.getByText(/^Every Friday, 2:00 PM – 3:00 PM · Orca for Sam Okafor$/),
    ).toBeTruthy();
    expect(await dialog.findByText("Somebody has it.")).toBeTruthy();
    expect(dialog.getByText("1 of 2 weeks: 1.5 hours, leaves 8.5 hours")).toBeTruthy();
    expect(booksThem).not.toHaveBeenCalled();
    await user.click(dialog.getByRole("button", { name: "Book 1 outing" }));
    expect(await screen.findByText("1 Outing Booked")).toBeTruthy();
    const asked = { memberId: 3, boatId: 2, dateStr: "2026-11-20", timeStr: "14:00", duration: 1 };
    expect(booksThem).toHaveBeenCalledExactlyOnceWith({ ...asked, weeks: 6 });
    expect(send).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("tries a failed member search 3 more times, a second apart, says so and can be asked again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const down = () => {
      throw new TRPCClientError("down", {
        result: { error: { code: -32603, message: "down", data: { httpStatus: 503 } } },
      });
    };
    const search = vi.fn<Answering<"admin.searchMembers">>(down);
    const { user } = await show(undefined, search);
    fillIn(screen.getByRole("searchbox", { name: "Member" }), "s");
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.queryByText(/Error loading members/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const words = "Error loading members: Failed to fetch members: 503";
    expect(screen.getByText(words)).toBeTruthy();
    expect(search).toHaveBeenCalledTimes(4);
    search.mockImplementation(() => found);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: /Sam Okafor/ })).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });
});
