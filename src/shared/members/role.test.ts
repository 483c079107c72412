import { describe, expect, test } from "vitest";
import { isCrew, type Role, roleOf } from "./role";

const active = {
  approvalStatus: "approved",
  membershipStatus: "active",
  isManager: false,
  isAdmin: false,
} as const;
const paused = { ...active, membershipStatus: "paused" } as const;
const pending = { ...active, approvalStatus: "pending", membershipStatus: "inactive" } as const;

describe("someone's role", () => {
  test.each([
    ["nobody", null, "visitor"],
    ["an applicant", pending, "pending"],
    ["an applicant who is to be an admin", { ...pending, isAdmin: true }, "pending"],
    ["a rejected applicant", { ...pending, approvalStatus: "rejected" }, "visitor"],
    ["a deleted admin", { ...active, isAdmin: true, deletedAt: new Date(0) }, "visitor"],
    ["a member", { ...active, deletedAt: null }, "approved"],
    ["a manager", { ...active, isManager: true }, "manager"],
    ["an admin", { ...active, isAdmin: true }, "admin"],
    ["a manager and admin", { ...active, isManager: true, isAdmin: true }, "admin"],
    ["a paused member", paused, "approved"],
    ["a paused manager", { ...paused, isManager: true }, "approved"],
    ["a paused admin", { ...paused, isAdmin: true }, "approved"],
  ] as const)("%s", (_, member, role) => {
    expect(roleOf(member)).toBe(role);
  });
});

test("managers and admins are the crew", () => {
  const all: Role[] = ["visitor", "pending", "approved", "manager", "admin"];
  expect(all.filter(isCrew)).toEqual(["manager", "admin"]);
});
