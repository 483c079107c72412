import { expect, it } from "vitest";
import { compassPoint } from "./compass-point";

it.each([
  [0, "N"],
  [22.4, "N"],
  [22.5, "NE"],
  [67.4, "NE"],
  [67.5, "E"],
  [112.5, "SE"],
  [157.5, "S"],
  [202.5, "SW"],
  [247.5, "W"],
  [292.5, "NW"],
  [337.4, "NW"],
  [337.5, "N"],
  [360, "N"],
  [-45, "NW"],
  [405, "NE"],
])("calls wind from %s degrees %s", (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
