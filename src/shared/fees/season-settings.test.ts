import { expect, test } from "vitest";
import { seasonSettings } from "./season-settings";

const takes = (feeSeason: unknown) => seasonSettings.shape.feeSeason.safeParse(feeSeason).success;

test("a season ends once, or on a day that some year has", () => {
  expect(["once", "04-01", "02-29", "12-31"].filter(takes)).toHaveLength(4);
  expect(["", "4-1", "02-30", "13-01", "2026-04-01", "Once", null, 401].filter(takes)).toEqual([]);
});
