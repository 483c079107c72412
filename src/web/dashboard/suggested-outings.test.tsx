import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type {
  BookBoatInput,
  MemberBookingView,
  SuggestionView,
} from "../../shared/bookings/booking-schemas";
import type { Answering, Answers } from "../testing/answers";
import { testBooked } from "../testing/booked";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { memberBooking } from "../testing/member-booking";
import { screenAnswers } from "../testing/screen-answers";
import { showScreen, testClub } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { DashboardPage } from "./dashboard-page";

afterEach(() => dismissToast());

const heron: SuggestionView = {
  boat: { id: 1, name: 'Solo 14 "Heron"' },
  bookingDate: "2026-11-21",
  startTime: "08:30",
  duration: 1,
  cost: 1,
  sameAgain: false,
};
const kingfisher = { ...heron, boat: { id: 2, name: 'Solo 14 "Kingfisher"' } };
const pressHeron = /^Book Solo 14 "Heron", Tomorrow, 8:30 AM – 9:30 AM, 1 hour$/;

function show(answers: Answers) {
  const nothingAhead = {
    "bookings.myOutings": [],
    "bookings.mine": [],
    "bookings.suggestions": [heron, kingfisher],
    "bookings.wishes": [],
    "bookings.invitations": [],
  };
  showScreen(<DashboardPage />, { ...screenAnswers, ...nothingAhead, ...answers });
  return screen.findByRole("region", { name: "My Current Bookings" });
}

const toBooked = ({ boatId, dateStr, timeStr, duration }: BookBoatInput) =>
  testBooked({ id: 1, boatId, bookingDate: dateStr, startTime: timeStr, duration });

it("says of each suggestion which boat, when, and what it costs", async () => {
  const list = await show({});
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toContain("Tomorrow8:30 AM – 9:30 AM");
  expect(first?.textContent).toContain('Solo 14 "Heron" · costs 1 hour');
  expect(second?.textContent).toContain("Kingfisher");
  expect(screen.getByText("No current bookings")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the boats" })).toBeTruthy();
});

it("begins with the last outing once more, below the balance", async () => {
  const again = { ...kingfisher, bookingDate: "2026-11-24", sameAgain: true };
  const list = await show({ "bookings.suggestions": [again, heron] });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Same again.*Kingfisher/);
  expect(second?.textContent).not.toContain("Same again");
  expect(screen.getByRole("button", { name: /^Book the same again: .*Kingfisher/ })).toBeTruthy();
  const balance = screen.getByRole("heading", { name: "Hour Balance" });
  expect(balance.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("books with one press, shows the pass, and leaves the focus on it", async () => {
  let mine: MemberBookingView[] = [];
  const book = vi.fn((input: BookBoatInput) => {
    const made = toBooked(input);
    const { boatId, bookingDate, startTime, duration } = made.booking;
    mine = [memberBooking({ boatId, bookingDate, startTime, duration })];
    return made;
  });
  await show({ "bookings.mine": () => mine, "bookings.book": book });
  await userEvent.click(screen.getByRole("button", { name: pressHeron }));
  const pass = await screen.findByRole("region", { name: "Your next outing" });
  expect(within(pass).getByText("8:30 AM – 9:30 AM")).toBeTruthy();
  expect(within(pass).getByText("4-7-1-2")).toBeTruthy();
  expect(within(pass).getByRole("button", { name: /^Cancel booking/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Book / })).toBeNull();
  const title = screen.getByRole("heading", { name: "Your next outing" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(book).toHaveBeenCalledExactlyOnceWith({
    boatId: 1,
    dateStr: "2026-11-21",
    timeStr: "08:30",
    duration: 1,
  });
});

it("takes back by Undo what one press booked, and shows what is free again", async () => {
  let mine: MemberBookingView[] = [];
  const cancel = vi.fn<Answering<"bookings.cancel">>(() => {
    mine = [];
    return { hoursRefunded: 1, hoursRemaining: 10 };
  });
  await show({
    "bookings.mine": () => mine,
    "bookings.book": (input) => {
      mine = [memberBooking({ bookingDate: input.dateStr, startTime: input.timeStr })];
      return toBooked(input);
    },
    "bookings.cancel": cancel,
  });
  await userEvent.click(screen.getByRole("button", { name: pressHeron }));
  await screen.findByRole("region", { name: "Your next outing" });
  // The simulated browser has no pointers that a toast could capture.
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Booking Cancelled")).toBeTruthy();
  expect(await screen.findByRole("button", { name: pressHeron })).toBeTruthy();
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 1 });
});

it("offers no Undo where the club would keep hours for it", async () => {
  const settings = { ...testClub.settings, lateCancelMinutes: 24 * 60, lateCancelReturn: 50 };
  await show({
    "admin.club": { ...testClub, settings },
    "bookings.book": toBooked,
  });
  await userEvent.click(screen.getByRole("button", { name: pressHeron }));
  expect(await screen.findByText(/is yours for 1 hour/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("tells why one was refused, and shows what is free instead", async () => {
  let free = [heron, kingfisher];
  await show({
    "bookings.suggestions": () => free,
    "bookings.book": () => {
      free = [kingfisher];
      return Promise.reject(new Error("Someone else has just booked that time."));
    },
  });
  await userEvent.click(screen.getByRole("button", { name: pressHeron }));
  expect(await screen.findByText("Booking Failed")).toBeTruthy();
  const title = await screen.findByRole("heading", { name: "These are free now" });
  expect(document.activeElement).toBe(title);
  expect(screen.queryByRole("button", { name: pressHeron })).toBeNull();
  expect(screen.getByRole("button", { name: /Kingfisher/ })).toBeTruthy();
});

it("takes no second press while one is being booked", async () => {
  const book = vi.fn(() => new Promise<never>(() => {}));
  await show({ "bookings.book": book });
  await userEvent.dblClick(screen.getByRole("button", { name: pressHeron }));
  const buttons = screen.getAllByRole("button", { name: /^Book / });
  expect(buttons.every((button) => button.matches(":disabled"))).toBe(true);
  expect(book).toHaveBeenCalledTimes(1);
});

it("suggests nothing beside an outing that is booked", async () => {
  const list = await show({ "bookings.mine": [memberBooking()] });
  await within(list).findByRole("region", { name: "Your next outing" });
  expect(screen.queryByRole("button", { name: /^Book / })).toBeNull();
});

it("asks for no suggestion before a member is approved", async () => {
  const suggestions = vi.fn(() => []);
  const member = testMember({ approvalStatus: "pending" });
  await show({ "auth.me": testMe(member), "bookings.suggestions": suggestions });
  expect(suggestions).not.toHaveBeenCalled();
});
