import type { Units } from "../../shared/profile/units";
import type { ClockOffsets } from "../../shared/time/club-now";
import { dockKey, withStorage } from "../offline-queue/forget-outing";
import type { DockOuting } from "../outings/outing-now";

/** What a member may launch or land without a network, kept on this device until they log out. */
export interface KeptDock extends ClockOffsets {
  memberId: number;
  /** how times read; not kept by an earlier release */
  clock24?: boolean;
  /** what distances are typed in; not kept by an earlier release */
  units?: Units | undefined;
  /** how far the server's clock was ahead of this device's, in milliseconds */
  aheadMs?: number;
  /** those that have not landed, the latest first */
  outings: DockOuting[];
}

export function keepDock(dock: KeptDock): void {
  withStorage(() => localStorage.setItem(dockKey, JSON.stringify(dock)));
}

/** What is kept; null when there is nothing, or what is there makes no sense. */
export function keptDock(): KeptDock | null {
  const read: unknown = withStorage(() => JSON.parse(localStorage.getItem(dockKey) ?? "null"));
  return isKeptDock(read) ? read : null;
}

function isKeptDock(read: unknown): read is KeptDock {
  if (typeof read !== "object" || read === null) return false;
  const fields = new Map(Object.entries(read));
  const outings: unknown = fields.get("outings");
  return (
    ["memberId", "offsetMinutes"].every((name) => typeof fields.get(name) === "number") &&
    Array.isArray(outings) &&
    outings.every(isOuting)
  );
}

function isOuting(read: unknown): boolean {
  if (typeof read !== "object" || read === null) return false;
  const fields = new Map(Object.entries(read));
  const texts = ["bookingDate", "startTime", "endTime", "dueTime"];
  return (
    typeof fields.get("bookingId") === "number" &&
    typeof fields.get("boat")?.name === "string" &&
    texts.every((name) => typeof fields.get(name) === "string")
  );
}
