import { expect, it } from "vitest";
import { type ClearanceFacts, refuseClearance } from "./refuse-clearance";

const orca = { name: "Orca", requiredClearance: "Level 2" };
const day = "2026-12-21";
const facts: ClearanceFacts = { boat: orca, clearances: [], dutyOfficer: null };
const ended = [{ name: "Level 2", grantedOn: "2024-12-20", expiresOn: "2026-12-20" }];

it("names what is missing, and whom to ask", () => {
  expect(refuseClearance(facts, day, "member")).toMatchObject({
    code: "CLEARANCE_MISSING",
    message:
      "Orca asks for Level 2. You do not hold it on that day. Please ask an admin of the club.",
  });
  const dutyOfficer = { name: "Morgan Reid" };
  expect(refuseClearance({ ...facts, dutyOfficer }, day, "member")?.message).toContain(
    "Please ask Morgan Reid, the duty officer, or an admin of the club.",
  );
});

it("names the day on which it ended, by the day of rowing", () => {
  const known = { ...facts, clearances: ended };
  expect(refuseClearance(known, day, "member")).toMatchObject({
    code: "CLEARANCE_EXPIRED",
    message:
      "Orca asks for Level 2. Yours ends on Sun, Dec 20, 2026, before that day. Please ask an admin of the club.",
  });
  expect(refuseClearance(known, "2026-12-20", "member")).toBeNull();
});

it("tells an admin of the member", () => {
  expect(refuseClearance(facts, day, "admin")?.message).toBe(
    "Orca asks for Level 2. This member does not hold it on that day. Please grant it first, or say why it may be booked all the same.",
  );
});

it("asks nothing of a boat that requires nothing", () => {
  const heron = { name: "Heron", requiredClearance: null };
  expect(refuseClearance({ ...facts, boat: heron }, day, "member")).toBeNull();
});
