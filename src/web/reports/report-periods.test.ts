import { expect, test } from "vitest";
import { monthsOf } from "../../shared/annual-report/report-year";
import { annualPeriods, mondaysOf, reportPeriods, yearBefore } from "./report-periods";

test("each period has its first and last day", () => {
  expect(reportPeriods("2026-02-25")).toEqual({
    "Last 90 days": { startDate: "2025-11-27", endDate: "2026-02-25" },
    "This week": { startDate: "2026-02-23", endDate: "2026-03-01" },
    "This month": { startDate: "2026-02-01", endDate: "2026-02-28" },
    "This year": { startDate: "2026-01-01", endDate: "2026-02-25" },
    "Last year": { startDate: "2025-01-01", endDate: "2025-12-31" },
  });
  expect(reportPeriods("2026-12-31")["This month"]?.endDate).toBe("2026-12-31");
});

test("where the fee has a season, the one that runs and the one before can be asked for", () => {
  expect(Object.keys(annualPeriods("2026-11-20", "once"))).toEqual([
    ...["Last 12 months", "This year", "Last year"],
  ]);
  expect(annualPeriods("2026-11-20", "04-30")).toMatchObject({
    "This season": { startDate: "2026-05-01", endDate: "2026-11-20" },
    "Last season": { startDate: "2025-05-01", endDate: "2026-04-30" },
  });
  expect(annualPeriods("2026-04-30", "04-30")).toMatchObject({
    "This season": { startDate: "2025-05-01", endDate: "2026-04-30" },
  });
});

test("weeks and months are without gaps, and last year's begin on Mondays, too", () => {
  const period = { startDate: "2026-11-18", endDate: "2027-01-04" };
  const mondays = mondaysOf(period);
  expect(mondays[0]).toBe("2026-11-16");
  expect(mondays).toHaveLength(8);
  expect(mondays.at(-1)).toBe("2027-01-04");
  expect(mondaysOf(yearBefore(period))[0]).toBe("2025-11-17");
  expect(monthsOf(period)).toEqual(["2026-11", "2026-12", "2027-01"]);
});
