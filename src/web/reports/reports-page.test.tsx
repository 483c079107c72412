import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { UsageReport } from "../../shared/reports/reports";
import { showScreen } from "../testing/show-screen";
import { ReportsPage } from "./reports-page";

const report: UsageReport = {
  weeks: [{ monday: "2026-11-16", hours: 3.5, outings: 2 }],
  hoursOnOffer: 140,
  boats: [{ name: 'Solo 14 "Heron"', hours: 3.5, outings: 2, hoursOnOffer: 35 }],
  kinds: [
    { kind: "single", hours: 2.5, outings: 1 },
    { kind: "double", hours: 1, outings: 1 },
  ],
  busiest: [{ weekday: 5, hour: 6, halfHours: 3 }],
  revenue: [{ month: "2026-11", currency: "CAD", captured: "262.50", refunded: "157.50" }],
  logged: [],
  standings: [{ standing: "active", members: 10 }],
};

test("a report reads as tables: weeks, boats, busy times, money and members", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  expect(await screen.findByText("262.50 CAD, 157.50 CAD refunded")).toBeTruthy();
  const week = screen.getByRole("row", { name: /^Nov 16/ });
  expect(week.textContent).toBe("Nov 163.5 hours, 2 outings0 hours, 0 outings");
  expect(screen.getByText("3.5 hours, 2 outings, 10.0% of its hours")).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Tango 17/ }).textContent).toContain("1 hour, 1 outing");
  const six = screen.getByRole("row", { name: /^6 AM/ });
  const cells = within(six).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["", "", "", "", "", "3", ""]);
});

test("it asks for the last 90 days of the club's calendar first, and for the same a year before", async () => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return report;
  };
  showScreen(<ReportsPage />, { "admin.usageReport": answer });
  await screen.findByText("262.50 CAD, 157.50 CAD refunded");
  expect(asked).toEqual([
    { startDate: "2026-08-22", endDate: "2026-11-20" },
    { startDate: "2025-08-23", endDate: "2025-11-21" },
  ]);
});

test("says how much of the fleet's hours were rowed, in percent", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  const term = await screen.findByText("Occupancy");
  expect(term.parentElement?.textContent).toBe("Occupancy2.5%");
  expect(screen.getByText(/blocked does not count/)).toBeTruthy();
});

test("thousands stand in groups of three, in hours, money, outings and members", async () => {
  const busy: UsageReport = {
    ...report,
    weeks: [{ monday: "2026-11-16", hours: 1234.5, outings: 1002 }],
    boats: [{ name: "Heron", hours: 1234.5, outings: 1002, hoursOnOffer: 2469 }],
    busiest: [{ weekday: 5, hour: 6, halfHours: 1017 }],
    revenue: [{ month: "2026-11", currency: "CAD", captured: "12600.50", refunded: "1575.00" }],
    logged: [
      { boat: "Heron", month: "2026-11", outings: 1002, minutes: 90000, kilometres: 4321.5 },
    ],
    standings: [{ standing: "active", members: 2500 }],
  };
  showScreen(<ReportsPage />, { "admin.usageReport": busy });
  expect(await screen.findByText("12,600.50 CAD, 1,575.00 CAD refunded")).toBeTruthy();
  expect(screen.getByText("1,234.5 hours, 1,002 outings, 50.0% of its hours")).toBeTruthy();
  expect(screen.getAllByText("4,321.5 km, 1,002 outings, 1,500 h")).toHaveLength(2);
  for (const alone of ["1,234.5", "2,500", "1,017"]) expect(screen.getByText(alone)).toBeTruthy();
});

test("weeks and months in which nothing happened have their place", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  await screen.findByText("Hours rowed per week", { selector: "h2" });
  expect(screen.getByRole("row", { name: /^Sep 7/ }).textContent).toContain("0 hours");
  expect(screen.getByRole("row", { name: /^Oct 2026/ }).textContent).toContain("0.00 CAD");
});

test("a period is chosen at one press, and its days can still be changed", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  await userEvent.click(await screen.findByRole("button", { name: "Last year" }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([field("From"), field("To")]).toEqual(["2025-01-01", "2025-12-31"]);
  expect(screen.getByRole("button", { name: "Last year", pressed: true })).toBeTruthy();
});

test("every table of the club can be taken along", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  const links = await screen.findAllByRole("link", { name: /CSV/ });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/api/admin/exports/ledger.csv");
});

test("the outing log is summed up by month and by boat, in exact tenths", async () => {
  const heron = { boat: "Heron", outings: 1, minutes: 50 };
  const logged = [
    { ...heron, month: "2026-10", kilometres: 0.1 },
    { ...heron, month: "2026-11", kilometres: 0.2 },
    { ...heron, boat: "Orca", month: "2026-11", kilometres: 7 },
  ];
  showScreen(<ReportsPage />, { "admin.usageReport": { ...report, logged } });
  expect(await screen.findByText("0.3 km, 2 outings, 1.7 h")).toBeTruthy();
  const november = screen.getAllByRole("row", { name: /^Nov 2026/ }).map((one) => one.textContent);
  expect(november).toContain("Nov 20267.2 km, 2 outings, 1.7 h0 km, 0 outings, 0 h");
  expect(screen.getByRole("button", { name: "By boat and month as CSV" })).toBeTruthy();
});

test("a club without an outing log has no totals of it", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  await screen.findByText("262.50 CAD, 157.50 CAD refunded");
  expect(screen.queryByText("Kilometres per month")).toBeNull();
});

test("more than two years are refused beside the field, and not asked for", async () => {
  const asked = vi.fn(() => report);
  showScreen(<ReportsPage />, { "admin.usageReport": asked });
  await screen.findByText("262.50 CAD, 157.50 CAD refunded");
  asked.mockClear();
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2023-01-01" } });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Please ask for at most two years at once",
  );
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByText(/did not load/)).toBeNull();
});
