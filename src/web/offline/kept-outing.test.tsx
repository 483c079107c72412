import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetOuting } from "../offline-queue/forget-outing";
import { type KeptOuting, keepOuting, keptOuting } from "./kept-outing";

const outing: KeptOuting = {
  memberId: 3,
  endsAt: 5000,
  day: "Saturday, November 21",
  times: "6:30 AM – 7:30 AM",
  boat: 'Solo 14 "Heron"',
  reference: "WRC-0001",
  arrival: "6:15 AM",
  minutesEarly: 15,
  codes: [{ place: "Lock code", code: "4712" }],
  instructions: "",
};

describe("the kept outing", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it("is there until it is over", () => {
    keepOuting(outing);
    expect(keptOuting(4999)).toEqual(outing);
    expect(keptOuting(5000)).toBeNull();
  });

  it("is gone once forgotten", () => {
    keepOuting(outing);
    forgetOuting();
    expect(keptOuting(0)).toBeNull();
  });

  it.each([
    ["is no JSON", "{"],
    ["is no outing", "[]"],
    ["lacks a field", JSON.stringify({ ...outing, boat: undefined })],
    ["has codes of another shape", JSON.stringify({ ...outing, codes: ["4712"] })],
  ])("reads as none when what is stored %s", (_, stored) => {
    localStorage.setItem("nextOuting", stored);
    expect(keptOuting(0)).toBeNull();
  });

  it("reads as none in a browser that closes its storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("The operation is insecure", "SecurityError");
    });
    expect(keptOuting(0)).toBeNull();
  });
});
