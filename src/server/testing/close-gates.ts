import { expect } from "vitest";
import type { SafetySettings } from "../../shared/settings/safety-settings";
import { act } from "./ask-procedure";
import { clearancesIn, clearancesOf, testKinds } from "./clearances";
import type { TestClub } from "./open-test-club";

// When codes are shown is no gate, and changes what lists of bookings say.
const everythingOn: Partial<SafetySettings> = {
  outingLog: "on",
  daylight: "refuse",
  conditions: "refuse",
  clearances: testKinds,
  nightClearance: "Level 1",
  dutyOfficer: { name: "Dana", phone: "250-555-0142", email: "dana@row.example" },
};

/** Has every gate refuse, and every boat want a clearance that every approved member then holds. */
export async function closeGates(club: TestClub): Promise<void> {
  const admin = await club.signIn("admin");
  const answer = await admin.put("/api/admin/settings/safety", everythingOn);
  expect(answer.status, answer.text).toBe(200);
  for (const { id, approvalStatus } of Object.values(club.people)) {
    if (approvalStatus !== "approved") continue;
    clearancesIn(await clearancesOf(admin, id).grant("Level 1", { grantedOn: "2026-11-20" }));
  }
  for (const { id } of Object.values(club.boats)) {
    await act(admin, "admin.editBoat", { id, requiredClearance: "Level 1" });
  }
}
