import { expect, it } from "vitest";
import { foldSeries } from "./fold-series";

it("keeps the order, and puts a series where its first booking stands", () => {
  const series = { id: 7 };
  const bookings = [
    { id: 1 },
    { id: 7, series },
    { id: 2, series: { id: 2 } },
    { id: 3 },
    { id: 8, series },
  ];
  expect(foldSeries(bookings).map((fold) => fold.map(({ id }) => id))).toEqual([
    [1],
    [7, 8],
    [2],
    [3],
  ]);
});
