import { expect, it } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { auditFields } from "./audit-fields";

it("reads a change as what it was and what it became", () => {
  expect(
    auditFields({ membershipStatus: "active" }, { membershipStatus: "paused" }, documentedProfile),
  ).toEqual([{ name: "Membership status", before: "active", after: "paused" }]);
});

it("writes yes and no, nothing, dates and times as people do", () => {
  const after = { isAdmin: true, phone: "", bookingDate: "2026-11-21", startTime: "06:30" };
  expect(auditFields({ isAdmin: false, phone: null }, after, documentedProfile)).toEqual([
    { name: "Booking date", before: undefined, after: "Sat, Nov 21, 2026" },
    { name: "Start time", before: undefined, after: "6:30 AM" },
    { name: "Is admin", before: "no", after: "yes" },
    { name: "Phone", before: "nothing", after: "nothing" },
  ]);
});

it("says that a code changed without a value that says nothing", () => {
  expect(auditFields({ lockCode: "…" }, { lockCode: "…" }, documentedProfile)).toEqual([
    { name: "Lock code", before: undefined, after: "changed, not shown" },
  ]);
});

it("keeps what was only before, and has nothing to say of an act without fields", () => {
  const before = { reason: "Rigging", boatId: 3 };
  expect(auditFields(before, null, documentedProfile)).toEqual([
    { name: "Reason", before: "Rigging", after: undefined },
  ]);
  expect(auditFields(undefined, undefined, documentedProfile)).toEqual([]);
});
