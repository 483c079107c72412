import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import {
  isWaitlistEntryOver,
  isWantedBoat,
  refuseWaitlistEntry,
  type WaitlistEntry,
} from "./waitlist-rules";

const entry: WaitlistEntry = {
  kind: "single",
  boatId: null,
  bookingDate: "2026-11-21",
  from: "07:00",
  to: "09:00",
  duration: 1,
};
const on = (today: string, minutes: number) => ({ today, minutes });

describe("a waitlist entry", () => {
  it.each([
    ["the day before", on("2026-11-20", 1439), false],
    ["31 minutes before its last start", on("2026-11-21", 7 * 60 + 29), false],
    ["30 minutes before it", on("2026-11-21", 7 * 60 + 30), true],
    ["the day after", on("2026-11-22", 0), true],
  ])("is over 30 minutes before its last start: %s", (_when, now, over) => {
    expect(isWaitlistEntryOver(entry, now)).toBe(over);
  });

  it.each<[Partial<WaitlistEntry>, string | undefined]>([
    [{}, undefined],
    [{ from: "05:00", to: "22:00" }, undefined],
    [{ from: "04:30" }, "CLOSED"],
    [{ to: "22:30" }, "CLOSED"],
    [{ bookingDate: "2026-11-19" }, "TIME_PAST"],
    [{ bookingDate: "2027-02-20" }, undefined],
    [{ bookingDate: "2027-02-21" }, "TOO_FAR_AHEAD"],
  ])("keeps to what a member may book: %j", (changed, code) => {
    expect(
      refuseWaitlistEntry({ ...entry, ...changed }, on("2026-11-20", 720), documentedProfile)?.code,
    ).toBe(code);
  });

  it.each([
    ["half an hour ahead", 7 * 60 + 30, /^That is too soon to wait for: .+ 30 minutes ahead\./],
    ["a minute ahead", 7 * 60 + 59, /^That is too soon to wait for: /],
    ["now", 8 * 60, /^That time has already passed\./],
  ])("whose last start is %s is told so", (_when, minutes, sentence) => {
    const refusal = refuseWaitlistEntry(entry, on("2026-11-21", minutes), documentedProfile);
    expect([refusal?.code, refusal?.field]).toEqual(["TIME_PAST", "to"]);
    expect(refusal?.message).toMatch(sentence);
  });

  it.each<[WaitlistEntry["kind"], string, boolean]>([
    ["single", "single", true],
    ["single", "double", false],
    ["double", "double", true],
    ["double", "quad", true],
    ["double", "single", false],
  ])("%s takes a boat of category %s: %j", (kind, category, takes) => {
    expect(isWantedBoat({ ...entry, kind }, { id: 1, category }, documentedProfile)).toBe(takes);
  });

  it("for one boat takes no other", () => {
    const own = { ...entry, kind: "boat", boatId: 1 } as const;
    expect(isWantedBoat(own, { id: 1, category: "double" }, documentedProfile)).toBe(true);
    expect(isWantedBoat(own, { id: 2, category: "double" }, documentedProfile)).toBe(false);
  });
});
