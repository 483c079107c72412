import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDate } from "../testing/arbitraries";
import { daysBetween } from "../time/club-dates";
import { dateOrders, findDateOrder, readDate } from "./sheet-dates";

test("a day reads the same from every way to write it", () => {
  fc.assert(
    fc.property(anyDate, fc.constantFrom("/", "-", ".", " "), (date, between) => {
      const [year = "", month = "", day = ""] = date.split("-");
      expect(readDate([year, month, day].join(between), "ymd")).toBe(date);
      expect(readDate([day, month, year].join(between), "dmy")).toBe(date);
      expect(readDate([Number(month), Number(day), year].join(between), "mdy")).toBe(date);
      expect(readDate(`${date} 00:00:00`, "dmy")).toBe(date);
      const serial = daysBetween("1899-12-30", date);
      if (serial >= 20_000 && serial < 80_000) expect(readDate(String(serial), "mdy")).toBe(date);
    }),
  );
});

test.each([
  ["14-Mar-26", "2026-03-14"],
  ["14 mars 2026", "2026-03-14"],
  ["March 14, 2026", "2026-03-14"],
  ["1 août 2026", "2026-08-01"],
  ["3 févr. 2026", "2026-02-03"],
  ["30 juillet 2026", "2026-07-30"],
  ["30-Jun-2026", "2026-06-30"],
  ["14-Mar-98", "1998-03-14"],
])("%s is a date in any order", (cell, date) => {
  for (const order of dateOrders) expect(readDate(cell, order)).toBe(date);
});

test("a year of two digits is of this century up to 68", () => {
  expect(readDate("03/25/98", "mdy")).toBe("1998-03-25");
  expect(readDate("25/03/69", "dmy")).toBe("1969-03-25");
  expect(readDate("25/03/68", "dmy")).toBe("2068-03-25");
  expect(readDate("98-03-25", "ymd")).toBe("1998-03-25");
});

test.each(["2026-02-30", "31/11/2026", "soon", "12", "2026/14/03", "1/2/3/4", ""])(
  "%s is no date",
  (cell) => {
    for (const order of dateOrders) expect(readDate(cell, order)).toBeNull();
  },
);

test.each([
  [["31/12/2026", "01/02/2026"], "dmy"],
  [["12/31/2026", "01/02/2026"], "mdy"],
  [["01/02/2026", "05/06/2026"], null],
  // Whichever it is, they are the same days.
  [["05/05/2026", "06/06/2026", "2026-01-02"], "dmy"],
  // No order fits both.
  [["31/12/2026", "12/31/2026"], null],
  [["14-03-26", "15-03-26"], null],
  [["31/12/2026", "never"], "dmy"],
  [["2026-01-02", "46000"], "ymd"],
  [[], "ymd"],
])("the order of %j is %s", (cells, order) => {
  expect(findDateOrder(cells)).toBe(order);
});
