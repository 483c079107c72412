import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import type { Answering, Answers } from "../testing/answers";
import { testMe } from "../testing/me";
import { memberBooking } from "../testing/member-booking";
import { screenAnswers } from "../testing/screen-answers";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { DashboardPage } from "./dashboard-page";

afterEach(() => dismissToast());

const question =
  "Are you sure you want to cancel this booking? Your hours will be refunded to your account.";
const tomorrow = memberBooking({ id: 42, bookingDate: "2026-11-21", startTime: "06:30" });

function show(member: Partial<MemberView> = {}, answers: Answers = {}, at = "/dashboard") {
  const known = { ...screenAnswers, "auth.me": testMe(member), "bookings.mine": [] };
  showScreen(<DashboardPage />, { ...known, ...answers }, at);
  return screen.findByRole("heading", { level: 1 });
}

async function listedBookings() {
  const list = await screen.findByRole("region", { name: "Later outings" });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
}

describe("the member dashboard", () => {
  it("greets by first name under its heading, by the club's time of day", async () => {
    expect((await show()).textContent).toBe("Member Dashboard");
    expect(screen.getByText("Good afternoon, Sam.")).toBeTruthy();
  });

  it("calls itself Manager Dashboard for managers", async () => {
    expect((await show({ isManager: true })).textContent).toBe("Manager Dashboard");
  });

  it.each([{ isManager: true }, { isAdmin: true }])(
    "shows a paused %o what a paused member sees",
    async (flag) => {
      const heading = await show({ ...flag, membershipStatus: "paused" });
      expect(heading.textContent).toBe("Member Dashboard");
      expect(screen.getByText("Your membership is paused")).toBeTruthy();
      await userEvent.click(screen.getByRole("button", { name: "Account Information" }));
      const type = await screen.findByText("Member type");
      expect(type.nextElementSibling?.textContent).toBe("Member");
      expect(screen.queryByText(/Manager|Admin/)).toBeNull();
    },
  );

  it("puts the soonest outing first and lists the others by date, the latest first", async () => {
    const later = memberBooking({ id: 43, bookingDate: "2026-12-04" });
    const latest = memberBooking({ id: 44, bookingDate: "2026-12-05" });
    await show({}, { "bookings.mine": [tomorrow, later, latest] });
    const hero = await screen.findByRole("region", { name: "Your next outing" });
    expect(within(hero).getByText("Tomorrow")).toBeTruthy();
    expect(within(hero).getByText("4-7-1-2")).toBeTruthy();
    const [first, second] = await listedBookings();
    expect(first).toContain("WRC-0044");
    expect(second).toContain("WRC-0043");
  });

  it("shows no outing twice: one booking has one code and one Cancel", async () => {
    await show({}, { "bookings.mine": [tomorrow] });
    const list = await screen.findByRole("region", { name: "My Current Bookings" });
    await within(list).findByRole("region", { name: "Your next outing" });
    expect(screen.getAllByText("WRC-0042")).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: "Cancel booking WRC-0042" })).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Later outings" })).toBeNull();
  });

  it("shows the way to the club with the next outing", async () => {
    await show({}, { "bookings.mine": [tomorrow] });
    const link = await screen.findByRole("link", { name: "Directions" });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain("1 Willows Beach Road");
  });

  it("leads whoever has no hours left to buying", async () => {
    await show({ hoursRemaining: 0 });
    expect(await screen.findByText("No hours left")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Buy hours" }).getAttribute("href")).toBe("/my-hours");
  });

  it("offers a paused member no booking and no buying", async () => {
    await show({ membershipStatus: "paused" });
    expect(await screen.findAllByRole("button", { name: "Membership Paused" })).toHaveLength(2);
    expect(screen.queryByRole("link", { name: "Book a Boat" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Buy hours" })).toBeNull();
    expect(screen.getByText("Not in use now")).toBeTruthy();
    expect(screen.getByText("No current bookings.")).toBeTruthy();
    expect(screen.queryByText(/the boats are waiting/)).toBeNull();
  });

  it("leads whoever rows without limit to the packages as well", async () => {
    await show({ hoursRemaining: 1_000_000 });
    expect(await screen.findByRole("link", { name: "Hour Packages" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Buy hours" })).toBeNull();
  });

  it.each([
    ["#next-outing", "Your next outing"],
    ["#my-current-bookings", "My Current Bookings"],
  ])("brings %s into view, where a mailed reminder leads", async (hash, name) => {
    const scrolled = vi.fn(function (this: Element) {
      return this.textContent;
    });
    Element.prototype.scrollIntoView = scrolled;
    await show({}, { "bookings.mine": [tomorrow] }, `/dashboard${hash}`);
    await waitFor(() => expect(scrolled).toHaveReturnedWith(name));
  });

  it("marks the outing under way as On Water and offers no cancelling for it", async () => {
    const running = memberBooking({ bookingDate: "2026-11-20", startTime: "12:00" });
    await show({}, { "bookings.mine": [running] });
    expect(await screen.findByRole("region", { name: "On Water" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull();
  });

  it("leads to the boats when nothing is booked", async () => {
    await show();
    const link = await screen.findByRole("link", { name: "See the boats" });
    expect(link.getAttribute("href")).toBe("/boats");
  });

  it("shows an empty list, and a way to try again, when the bookings did not load", async () => {
    const fail = () => Promise.reject(new Error("no"));
    await show({}, { "bookings.mine": fail });
    expect(await screen.findByText("No current bookings")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("tells a pending member to wait, and asks the server for no bookings", async () => {
    const mine = vi.fn(() => []);
    await show({ approvalStatus: "pending" }, { "bookings.mine": mine });
    expect(await screen.findByRole("heading", { name: "Pending Approval" })).toBeTruthy();
    expect(await screen.findAllByRole("button", { name: "Approval Required" })).toHaveLength(2);
    expect(screen.queryByText("No hours left")).toBeNull();
    expect(screen.getByRole("link", { name: "see what hours cost" }).getAttribute("href")).toBe(
      "/pricing",
    );
    expect(mine).not.toHaveBeenCalled();
  });

  it("leads from a temporary password to the form", async () => {
    await show({ temporaryPassword: true });
    const link = screen.getByRole("link", { name: "Choose your own password" });
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(target?.textContent).toBe("Security Settings");
  });
});

describe("cancelling from the dashboard", () => {
  async function askToCancel(cancel: Answering<"bookings.cancel">) {
    const spy = vi.fn(cancel);
    await show({}, { "bookings.mine": [tomorrow], "bookings.cancel": spy });
    const user = userEvent.setup();
    const [button] = await screen.findAllByRole("button", { name: "Cancel booking WRC-0042" });
    if (button) await user.click(button);
    return { user, spy };
  }

  const confirm = () => screen.findByRole("button", { name: "Cancel Booking" });

  it("asks first, in the documented words, and cancels nothing when the answer is no", async () => {
    const { user, spy } = await askToCancel(() => ({ hoursRefunded: 1, hoursRemaining: 10 }));
    expect(await screen.findByText(question)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep Booking" }));
    expect(screen.queryByText(question)).toBeNull();
    expect(spy).not.toHaveBeenCalled();
  });

  it("cancels and says how many hours came back", async () => {
    const { user, spy } = await askToCancel(() => ({ hoursRefunded: 1.5, hoursRemaining: 10 }));
    await user.click(await confirm());
    expect(await screen.findByText("1.5 hours refunded to your account.")).toBeTruthy();
    expect(spy).toHaveBeenCalledExactlyOnceWith({ id: 42 });
  });

  it("leaves the focus on the list's heading when its row is gone", async () => {
    let bookings = [tomorrow];
    await show(
      {},
      {
        "bookings.mine": () => bookings,
        "bookings.cancel": () => {
          bookings = [];
          return { hoursRefunded: 1, hoursRemaining: 10 };
        },
      },
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Cancel booking WRC-0042" }));
    await user.click(await confirm());
    await screen.findByText("No current bookings");
    const heading = screen.getByRole("heading", { name: "My Current Bookings" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("says why the server refused", async () => {
    const { user } = await askToCancel(() =>
      Promise.reject(new Error("This booking is already cancelled.")),
    );
    await user.click(await confirm());
    expect(await screen.findByText("Cancellation Failed")).toBeTruthy();
    expect(screen.getByText("This booking is already cancelled.")).toBeTruthy();
  });

  it("has words for a refusal without words", async () => {
    const { user } = await askToCancel(() => Promise.reject(new Error("")));
    await user.click(await confirm());
    expect(await screen.findByText("Unable to cancel booking")).toBeTruthy();
  });

  it("says when the network failed", async () => {
    const { user } = await askToCancel(() => Promise.reject(new TypeError("Failed to fetch")));
    await user.click(await confirm());
    expect(await screen.findByText("Error: Network error cancelling booking")).toBeTruthy();
  });
});

describe("a dashboard without its member", () => {
  it("asks to log in again, or to retry, once the session has ended", async () => {
    await show({}, { "bookings.mine": null });
    expect(await screen.findByText("Authentication Required")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to Login" }).getAttribute("href")).toBe("/login");
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });

  it("says so when the member data cannot be loaded", async () => {
    const fail = () => Promise.reject(new Error("500: broken"));
    showScreen(<DashboardPage />, { "auth.me": fail });
    const words = "Unable to load member data. Please log in again.";
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each(["firstName", "email"])("refuses member data without a %s", async (field) => {
    showScreen(<DashboardPage />, { "auth.me": testMe({ [field]: "" }), "bookings.mine": [] });
    const words = "Invalid member data. Please contact support.";
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
