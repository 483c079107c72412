import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { UsageReport } from "../../shared/reports";
import { showScreen } from "../testing/show-screen";
import { ReportsPage } from "./reports-page";

const report: UsageReport = {
  weeks: [{ monday: "2026-11-16", hours: 3.5, outings: 2 }],
  boats: [{ name: 'Solo 14 "Heron"', hours: 3.5, outings: 2 }],
  busiest: [{ weekday: 5, hour: 6, halfHours: 3 }],
  revenue: [{ month: "2026-11", captured: "262.50", refunded: "157.50" }],
  standings: [{ standing: "active", members: 10 }],
};

test("a report reads as tables: weeks, boats, busy times, money and members", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  expect(await screen.findByText("262.50 CAD, 157.50 CAD refunded")).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "Nov 16" })).toBeTruthy();
  expect(screen.getAllByText("3.5 hours, 2 outings")).toHaveLength(2);
  const six = screen.getByRole("row", { name: /^6 AM/ });
  const cells = within(six).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["", "", "", "", "", "3", ""]);
});

test("it asks for the last 90 days of the club's calendar first", async () => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return report;
  };
  showScreen(<ReportsPage />, { "admin.usageReport": answer });
  await screen.findByText("262.50 CAD, 157.50 CAD refunded");
  expect(asked).toEqual([{ startDate: "2026-08-22", endDate: "2026-11-20" }]);
});

test("every table of the club can be taken along", async () => {
  showScreen(<ReportsPage />, { "admin.usageReport": report });
  const links = await screen.findAllByRole("link", { name: /CSV/ });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/api/admin/exports/ledger.csv");
});
