import { describe, expect, test } from "vitest";
import { refuseBelow, refuseUnlessActive } from "./refuse-by-role";

const active = {
  approvalStatus: "approved",
  membershipStatus: "active",
  isManager: false,
  isAdmin: false,
} as const;
const paused = { ...active, membershipStatus: "paused" } as const;
const pending = { ...active, approvalStatus: "pending", membershipStatus: "inactive" } as const;

test.each([
  ["visitor", "pending", "NOT_SIGNED_IN"],
  ["visitor", "admin", "NOT_SIGNED_IN"],
  ["pending", "pending", undefined],
  ["pending", "approved", "NOT_APPROVED"],
  ["pending", "admin", "NOT_APPROVED"],
  ["approved", "approved", undefined],
  ["approved", "manager", "NOT_MANAGER"],
  ["manager", "manager", undefined],
  ["manager", "admin", "NOT_ADMIN"],
  ["admin", "manager", undefined],
  ["admin", "admin", undefined],
] as const)("a %s asking for what is for a %s: %s", (role, needed, code) => {
  expect(refuseBelow(role, needed)?.code).toBe(code);
});

describe("booking and buying", () => {
  test.each([
    [active, "member", "book", undefined],
    [active, "admin", "buy", undefined],
    [{ ...active, isAdmin: true }, "member", "buy", undefined],
    [pending, "member", "book", "Your membership is waiting for admin approval."],
    [
      paused,
      "member",
      "buy",
      "Your membership is paused. Please contact the club to start it again.",
    ],
    [
      pending,
      "admin",
      "book",
      "This member is not approved yet, so nothing can be booked for them.",
    ],
    [pending, "admin", "buy", "This member is not approved yet, so nothing can be sold to them."],
    [paused, "admin", "book", "This member is paused, so nothing can be booked for them."],
    [paused, "admin", "buy", "This member is paused, so nothing can be sold to them."],
    [{ ...paused, isAdmin: true }, "member", "book", expect.stringMatching("is paused")],
  ] as const)("%o by a %s, to %s: %s", (member, by, doing, sentence) => {
    expect(refuseUnlessActive(member, by, doing)?.message).toEqual(sentence);
  });

  test("have codes of their own for whoever asks", () => {
    expect(refuseUnlessActive(paused, "member", "book")?.code).toBe("PAUSED");
    expect(refuseUnlessActive(paused, "admin", "book")?.code).toBe("MEMBER_PAUSED");
    expect(refuseUnlessActive(pending, "member", "buy")?.code).toBe("NOT_APPROVED");
    expect(refuseUnlessActive(pending, "admin", "buy")?.code).toBe("MEMBER_NOT_APPROVED");
  });
});
