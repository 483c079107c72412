import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { HourLineView } from "../../shared/hours/hour-schemas";
import type { Answers } from "../testing/answers";
import { testMe } from "../testing/me";
import { testOrder, testOrderPaid } from "../testing/order";
import { showScreen } from "../testing/show-screen";
import { MyHoursPage } from "./my-hours-page";

const line = (
  id: number,
  hours: number,
  reason: string,
  bookingReference: string | null,
): HourLineView => ({
  id,
  createdAt: "2026-11-20T19:30:00.000Z",
  date: "2026-11-20",
  kind: hours > 0 ? "credit" : "charge",
  hours,
  balance: 8.5,
  reason,
  bookingReference,
});

function showMyHours(answers: Answers = {}) {
  showScreen(<MyHoursPage />, {
    "auth.me": testMe({ hoursRemaining: 8.5 }),
    "packages.plans": [],
    "packages.myOrders": [],
    "bookings.myHours": {
      hoursRemaining: 8.5,
      lots: [{ id: 1, hours: 8.5, expiresOn: "2027-11-20" }],
      lines: [
        line(2, -1.5, "Booked Heron", "WRC-0007"),
        line(1, 10, "Bought 1 × 10 Hour Plan", null),
      ],
    },
    ...answers,
  });
}

it("heads the packages with the balance and what expires when", async () => {
  showMyHours();
  const balance = within(await screen.findByRole("region", { name: "Hour Balance" }));
  expect(balance.getByText("use by November 20, 2027")).toBeTruthy();
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings.indexOf("My Hours")).toBeLessThan(headings.indexOf("Hour-Based Packages"));
});

it("calls the balance of a paused member what their dashboard calls it", async () => {
  showMyHours({ "auth.me": testMe({ hoursRemaining: 8.5, membershipStatus: "paused" }) });
  const balance = within(await screen.findByRole("region", { name: "Hour Balance" }));
  expect(balance.getByText("Not in use now")).toBeTruthy();
  expect(balance.queryByText("Some hours left")).toBeNull();
});

it("tells no paused member without limit to row", async () => {
  showMyHours({
    "auth.me": testMe({ membershipStatus: "paused" }),
    "bookings.myHours": { hoursRemaining: 1_000_000, lots: [], lines: [] },
  });
  const balance = within(await screen.findByRole("region", { name: "Hour Balance" }));
  expect(balance.getByText("Unlimited")).toBeTruthy();
  expect(balance.getByText("Not in use now")).toBeTruthy();
});

it("states every change with its sign, its booking and the balance after it", async () => {
  showMyHours();
  const rows = await screen.findAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Booked HeronNov 20, 2026 · WRC-0007−1.58.5",
    "Bought 1 × 10 Hour PlanNov 20, 2026+108.5",
  ]);
});

it("offers more hours beside the balance, on this very screen, unless its member is paused", async () => {
  showMyHours();
  const buy = await screen.findByRole("link", { name: "Buy hours" });
  expect(buy.getAttribute("href")).toBe("#packages");
  const packages = screen.getByRole("region", { name: "Hour-Based Packages" });
  expect(packages.id).toBe("packages");
});

it("offers a paused member no hours", async () => {
  showMyHours({ "auth.me": testMe({ hoursRemaining: 8.5, membershipStatus: "paused" }) });
  await screen.findByRole("region", { name: "Hour Balance" });
  expect(screen.queryByRole("link", { name: "Buy hours" })).toBeNull();
});

it("shows the five latest lines, all of them at a press, and only those again", async () => {
  const lines = Array.from({ length: 61 }, (_, nr) => line(61 - nr, 1, `Line ${61 - nr}.`, null));
  showMyHours({ "bookings.myHours": { hoursRemaining: 61, lots: [], lines } });
  expect(await screen.findByText(/Line 57\./)).toBeTruthy();
  expect(screen.queryByText(/Line 56\./)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "All 61 lines" }));
  expect(screen.getByText(/Line 1\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Only the latest" }));
  expect(screen.queryByText(/Line 56\./)).toBeNull();
});

it("shows the three latest payments, and all of them at a press", async () => {
  const orders = [9, 8, 7, 6].map((id) => testOrderPaid({ id, receiptNumber: id }));
  showMyHours({ "packages.myOrders": orders });
  expect(await screen.findByRole("link", { name: "Receipt 7" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Receipt 6" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "All 4 payments" }));
  expect(screen.getByRole("link", { name: "Receipt 6" })).toBeTruthy();
});

it("lists payments with their receipts, and what is still to be paid without one", async () => {
  const paid = testOrderPaid({ id: 1, gateway: "test", refunded: "157.50" });
  showMyHours({ "packages.myOrders": [testOrder({ id: 2 }), paid] });
  const receipt = await screen.findByRole("link", { name: "Receipt 12" });
  expect(receipt.getAttribute("href")).toBe("/receipts/12");
  expect(screen.getAllByRole("link", { name: /^Receipt/ })).toHaveLength(1);
  expect(screen.getByText("Pay at the clubhouse")).toBeTruthy();
  expect(screen.getByText("Partly refunded")).toBeTruthy();
  expect(screen.getByText("$157.50 refunded")).toBeTruthy();
});

it("says what could not be loaded, and still sells", async () => {
  const fails = () => Promise.reject(new Error("HTTP 500"));
  showMyHours({ "bookings.myHours": fails, "packages.myOrders": fails });
  expect(await screen.findByText("Your hours could not be loaded")).toBeTruthy();
  expect(screen.getByText("Your payments could not be loaded")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Hour-Based Packages" })).toBeTruthy();
});
