import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testAnnualReport } from "../testing/annual-report";
import { showScreen } from "../testing/show-screen";
import { AnnualReportPage } from "./annual-report-page";

const show = (report = testAnnualReport()) => {
  const asked: unknown[] = [];
  const answer = (input: unknown) => {
    asked.push(input);
    return report;
  };
  showScreen(<AnnualReportPage />, { "admin.annualReport": answer });
  return asked;
};

const hrefs = () => screen.getAllByRole("link", { name: /CSV|PDF/ }).map(hrefOf);
const hrefOf = (link: HTMLElement) => link.getAttribute("href");

test("every figure has its title, its table with the sum, and its file", async () => {
  show();
  const income = await screen.findByRole("region", { name: "Income by month" });
  const rows = within(income).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    "MonthOrdersNetGSTWith GSTRefundedTaken by banksGST gone backKept",
    "Oct 202600.000.000.000.000.000.000.00",
    "Nov 20261250.0012.50262.5026.250.001.25236.25",
    "Total1250.0012.50262.5026.250.001.25236.25",
  ]);
  for (const { name, title } of testAnnualReport().figures) {
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    const file = screen.getByRole("link", { name: `${title} (CSV)` });
    expect(hrefOf(file)).toContain(`/api/admin/annual-report/${name}.csv?`);
  }
});

test("screen, CSV and PDF are about the same days, the last twelve full months first", async () => {
  const asked = show();
  await screen.findByText("Zia Marsh");
  const year = { startDate: "2025-11-01", endDate: "2026-10-31" };
  expect(asked).toEqual([{ ...year, quietDays: 90 }]);
  await userEvent.click(screen.getByRole("button", { name: "Last year" }));
  await userEvent.selectOptions(screen.getByLabelText("Members count as quiet"), "180");
  await screen.findByText("Zia Marsh");
  expect(asked.at(-1)).toEqual({ startDate: "2025-01-01", endDate: "2025-12-31", quietDays: 180 });
  for (const href of hrefs()) {
    expect(href).toContain("?startDate=2025-01-01&endDate=2025-12-31&quietDays=180");
  }
  expect(hrefs()[0]).toMatch(/^\/api\/admin\/annual-report\.pdf\?/);
});

test("while the days cannot be, nothing is asked and nothing can be taken along", async () => {
  const asked = show();
  await screen.findByText("Zia Marsh");
  await userEvent.clear(screen.getByLabelText("To"));
  expect(screen.queryAllByRole("link", { name: /CSV|PDF/ })).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("what is not known is said, and what is nothing is not drawn", async () => {
  show(testAnnualReport({ loggedFrom: null, bookings: [] }));
  const missed = await screen.findByRole("region", { name: "Missed outings" });
  expect(missed.textContent).toContain("The outing log is off");
  expect(missed.textContent).toContain("Nothing in this period.");
  expect(within(missed).queryByRole("table", { hidden: true })).toBeNull();
});
