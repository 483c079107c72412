import { addMinutes } from "date-fns";
import { describe, expect, it } from "vitest";
import { type EscalationStep, type LadderFacts, ladderDueAt, stepsToTell } from "./alarm-ladder";

const dueAt = new Date("2026-11-21T14:00:00Z");
const minutesLate = (minutes: number) => addMinutes(dueAt, minutes);

function due(minutes: number, facts: Partial<LadderFacts> = {}) {
  const late = { dueAt, after: [10, 20, 30], told: [], acknowledgedAt: [], closed: false };
  return stepsToTell({ ...late, ...facts }, minutesLate(minutes));
}
const first = (...escalationSteps: EscalationStep[]) =>
  escalationSteps.map((step) => ({ rung: step, round: 0 }));

describe("who hears of a late boat", () => {
  it("is nobody before its first minutes are over, and then its rower", () => {
    expect(due(9)).toEqual([]);
    expect(due(10)).toEqual(first("rower"));
  });

  it("is each in turn, once", () => {
    expect(due(19, { told: first("rower") })).toEqual([]);
    expect(due(20, { told: first("rower") })).toEqual(first("dutyOfficer"));
    expect(due(30, { told: first("rower", "dutyOfficer") })).toEqual(first("everyone"));
    expect(due(500, { told: first("rower", "dutyOfficer", "everyone") })).toEqual([]);
  });

  it("is the rower and the highest where several fell due together", () => {
    expect(due(25)).toEqual(first("rower", "dutyOfficer"));
    expect(due(90)).toEqual(first("rower", "everyone"));
    expect(due(90, { told: first("rower") })).toEqual(first("everyone"));
    expect(due(90, { told: first("rower", "everyone") })).toEqual([]);
  });

  it("is nobody for 30 minutes after an acknowledgement, and then everyone again, once", () => {
    const acknowledged = { told: first("rower", "dutyOfficer"), acknowledgedAt: [minutesLate(22)] };
    expect(due(51, acknowledged)).toEqual([]);
    expect(due(52, acknowledged)).toEqual([{ rung: "everyone", round: 1 }]);
    const again = [...first("rower"), { rung: "everyone" as const, round: 1 }];
    expect(due(60, { ...acknowledged, told: again })).toEqual([]);
    const twice = { told: again, acknowledgedAt: [minutesLate(60), minutesLate(22)] };
    expect(due(89, twice)).toEqual([]);
    expect(due(90, twice)).toEqual([{ rung: "everyone", round: 2 }]);
  });

  it("is nobody once an admin has closed it", () => {
    expect(due(90, { closed: true })).toEqual([]);
  });
});

describe("the due time that the ladder goes by", () => {
  const none = { alarmed: [], closed: [] };
  const later = minutesLate(30);

  it("is the boat's own while nobody but the rower has been told", () => {
    expect(ladderDueAt(later, none)).toEqual(later);
  });

  it("stays the one that was told of, however much longer the boat is to stay", () => {
    expect(ladderDueAt(later, { alarmed: [dueAt], closed: [] })).toEqual(dueAt);
    expect(ladderDueAt(later, { alarmed: [dueAt], closed: [later] })).toEqual(dueAt);
  });

  it("is a new one once staff have closed it and the boat is due later than they knew", () => {
    expect(ladderDueAt(later, { alarmed: [dueAt], closed: [dueAt] })).toEqual(later);
    expect(ladderDueAt(minutesLate(60), { alarmed: [dueAt, later], closed: [dueAt] })).toEqual(
      later,
    );
  });
});
