import { expect, it } from "vitest";
import { findUncleared } from "./find-uncleared";

const orca = { name: "Orca", requiredClearance: "Level 2" };
const outing = { bookingDate: "2026-12-21" };
const facts = { boat: orca, clearances: [] };
const ended = [{ name: "Level 2", grantedOn: "2024-12-20", expiresOn: "2026-12-20" }];

it("names what is missing, and whom to ask", () => {
  expect(findUncleared(outing, facts, "member")).toMatchObject({
    code: "CLEARANCE_MISSING",
    message:
      "Orca asks for Level 2. You do not hold it on that day. Please ask an admin of the club.",
  });
});

it("names the duty officer where the club has one", () => {
  const settings = { dutyOfficer: { name: "Morgan Reid" } };
  expect(findUncleared(outing, { ...facts, settings }, "member")?.message).toContain(
    "Please ask Morgan Reid, the duty officer, or an admin of the club.",
  );
});

it("names the day on which it ended, by the day of rowing", () => {
  const known = { ...facts, clearances: ended };
  expect(findUncleared(outing, known, "member")).toMatchObject({
    code: "CLEARANCE_EXPIRED",
    message:
      "Orca asks for Level 2. Yours ends on Sun, Dec 20, 2026, before that day. Please ask an admin of the club.",
  });
  expect(findUncleared({ bookingDate: "2026-12-20" }, known, "member")).toBeNull();
});

it("tells an admin of the member", () => {
  expect(findUncleared(outing, facts, "admin")?.message).toBe(
    "Orca asks for Level 2. This member does not hold it on that day. Please grant it first, or say why it may be booked all the same.",
  );
});

it("asks nothing of a boat that requires nothing", () => {
  const heron = { name: "Heron", requiredClearance: null };
  expect(findUncleared(outing, { ...facts, boat: heron }, "member")).toBeNull();
});
