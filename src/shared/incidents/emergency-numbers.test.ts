import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { emergencyLines } from "./emergency-numbers";

const lines = (emergency: typeof documentedProfile.emergency) => emergencyLines({ emergency });

test("the documented club names three", () => {
  expect(emergencyLines(documentedProfile)).toEqual([
    "911",
    "VHF channel 16",
    "Rescue Coordination Centre: 1-800-567-5111",
  ]);
});

test("what is empty is left out, and a radio stays as the club says it", () => {
  expect(lines({ number: "112", radio: "", rescueCentre: null })).toEqual(["112"]);
  expect(lines({ number: "", radio: "DSC 70", rescueCentre: null })).toEqual(["DSC 70"]);
  expect(lines(null)).toEqual([]);
});
