import { expect, it } from "vitest";
import type { GateMode } from "../safety-settings";
import { calmFacts } from "../testing/calm-facts";
import { askGates } from "./outing-gates";

const inTheDark = { bookingDate: "2026-11-21", startTime: "20:00", duration: 1 };
const asked = (daylight: GateMode, overridden?: boolean) => {
  const { refusal, warnings } = askGates(inTheDark, calmFacts({ daylight }), "member", overridden);
  return { refusal: refusal?.code ?? null, warnings: warnings.map(({ code }) => code) };
};

it("a gate that is off finds nothing, one that warns tells, one that refuses refuses", () => {
  expect(asked("off")).toEqual({ refusal: null, warnings: [] });
  expect(asked("warn")).toEqual({ refusal: null, warnings: ["OUTSIDE_DAYLIGHT"] });
  expect(asked("refuse")).toEqual({ refusal: "OUTSIDE_DAYLIGHT", warnings: [] });
});

it("what an admin takes upon themselves becomes a warning", () => {
  expect(asked("refuse", true)).toEqual({ refusal: null, warnings: ["OUTSIDE_DAYLIGHT"] });
});

it("what a boat requires is required, whatever is off; daylight answers first", () => {
  const boat = { name: "Orca", requiredClearance: "Level 2", lights: false };
  const code = (daylight: GateMode) =>
    askGates(inTheDark, { ...calmFacts({ daylight }), boat }, "member").refusal?.code;
  expect(code("off")).toBe("CLEARANCE_MISSING");
  expect(code("refuse")).toBe("OUTSIDE_DAYLIGHT");
});
