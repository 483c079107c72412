import { expect } from "vitest";
import { type Clearance, clearancesAnswer } from "../../shared/clearances/clearance-schemas";
import type { TestAnswer, TestClient } from "./test-client";

/** The clearances that the tests' club gives. */
export const testKinds = [
  { name: "Level 1", validDays: 730 },
  { name: "Level 2", validDays: 365 },
];

/** Names them in the settings, over the documented call. */
export async function giveClearances(admin: TestClient, clearances = testKinds): Promise<void> {
  const answer = await admin.put("/api/admin/settings/safety", { clearances });
  expect(answer.status, answer.text).toBe(200);
}

/** A member's clearances, as staff decide on them over the documented calls. */
export const clearancesOf = (staff: TestClient, memberId: number) => {
  const address = `/api/admin/members/${memberId}/clearances`;
  return {
    grant: (name: string, days: { grantedOn: string; expiresOn?: string }) =>
      staff.put(address, { name, ...days }),
    take: (name: string) => staff.delete(`${address}?name=${encodeURIComponent(name)}`),
  };
};

/** What a grant or its taking away answered with 200. */
export function clearancesIn(answer: TestAnswer): Clearance[] {
  expect(answer.status, answer.text).toBe(200);
  return answer.read(clearancesAnswer).clearances;
}
