import fc from "fast-check";
import { expect, test } from "vitest";
import { sideBySide } from "./side-by-side";

const columnsOf = (spans: [number, number][]) =>
  sideBySide(spans.map(([from, until]) => ({ from, until }))).map(
    ({ from, column, columns }) => `${from}: ${column + 1} of ${columns}`,
  );

test("whoever is alone has all the width, and the next begins anew", () => {
  expect(
    columnsOf([
      [6, 7],
      [7, 9],
      [12, 13],
    ]),
  ).toEqual(["6: 1 of 1", "7: 1 of 1", "12: 1 of 1"]);
});

test("those at the same time stand side by side, and a column that is free again is used", () => {
  expect(
    columnsOf([
      [6, 10],
      [6, 7],
      [8, 9],
      [9, 12],
    ]),
  ).toEqual(["6: 1 of 2", "6: 2 of 2", "8: 2 of 2", "9: 2 of 2"]);
});

test("none ever covers another", () => {
  const span = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 8 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
      const placed = sideBySide(spans.map(([from, length]) => ({ from, until: from + length })));
      for (const one of placed) {
        expect(one.column).toBeLessThan(one.columns);
        const covers = placed.filter(
          (other) =>
            other !== one &&
            other.from < one.until &&
            one.from < other.until &&
            (other.column === one.column || other.columns !== one.columns),
        );
        expect(covers).toEqual([]);
      }
    }),
  );
});
