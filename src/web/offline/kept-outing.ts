import { storageKey, withStorage } from "../offline-queue/forget-outing";

/**
 * The next outing in words, kept on this device for the page that shows without a network. Every
 * log-out deletes it (rules, Passwords).
 */
export interface KeptOuting {
  memberId: number;
  bookingId?: number;
  /** milliseconds since 1970: when it is over and no longer shown */
  endsAt: number;
  /** what that is for somebody who is still out: until then they see the codes */
  outUntil?: number;
  /** "Saturday, November 21": never "Tomorrow", which would be wrong the day after */
  day: string;
  times: string;
  boat: string;
  /** who else is in the boat, in short */
  with?: string;
  reference: string;
  arrival: string;
  /** left out where it was kept before this was known */
  minutesEarly?: number;
  /** what opens lock, gate, shed and washroom, as far as the club gave codes */
  codes: { place: string; code: string }[];
  /** when they appear that are not shown yet */
  codesFrom?: string;
  instructions: string;
}

export function keepOuting(outing: KeptOuting): void {
  withStorage(() => localStorage.setItem(storageKey, JSON.stringify(outing)));
}

/** The kept outing; null when there is none, it is over, or what is there makes no sense. */
export function keptOuting(at: number): KeptOuting | null {
  const outing = withStorage(() => parse(localStorage.getItem(storageKey)));
  return outing && outing.endsAt > at ? outing : null;
}

function parse(text: string | null): KeptOuting | null {
  const read: unknown = text === null ? null : JSON.parse(text);
  return isKeptOuting(read) ? read : null;
}

function isKeptOuting(read: unknown): read is KeptOuting {
  if (typeof read !== "object" || read === null) return false;
  const fields = new Map(Object.entries(read));
  const codes: unknown = fields.get("codes");
  return (
    ["memberId", "endsAt"].every((name) => typeof fields.get(name) === "number") &&
    ["day", "times", "boat", "reference", "arrival", "instructions"].every(
      (name) => typeof fields.get(name) === "string",
    ) &&
    ["number", "undefined"].includes(typeof fields.get("minutesEarly")) &&
    Array.isArray(codes) &&
    codes.every((entry) => typeof entry?.place === "string" && typeof entry?.code === "string")
  );
}
