import { subDays } from "date-fns";
import { outingLimits } from "../../shared/outings/outing-numbers";
import { tapPrefix, withStorage } from "./forget-outing";

/** What is pressed at the dock, with what was typed beside it. */
export type Press = Launch | Landing | Undo;
interface Launch {
  act: "launch";
  aboard: string[];
  plan: string;
  /** who of the crew goes along, where not all do */
  crew?: number[];
  /** said by somebody of the crew */
  rowerAboard?: true;
}
interface Landing {
  act: "land";
  kilometres?: number | null | undefined;
  note?: string | undefined;
  /** it has landed before: only kilometres and note are meant */
  corrects?: true;
}
interface Undo {
  act: "undo launch" | "undo landing";
}

/**
 * A press that the club may not have heard of yet. It lies in `localStorage` under a key of its own,
 * so that two tabs never write over each other's, and outlives a log-out: it waits for its member.
 */
export type Tap = Press & {
  /** keys sort by the moment of the press */
  key: string;
  /** whose press it was, such as "member 3": it is sent as nobody else's */
  by: string;
  bookingId: number;
  /** the boat's name, for what is said about the tap */
  boat: string;
  /** when it was pressed, ISO 8601 */
  at: string;
  /** why the club did not take it */
  refused?: string;
};

export type LaunchTap = Extract<Tap, Launch>;

/** How a member's taps are told from others' on the same device. */
export const byMember = (memberId: number) => `member ${memberId}`;

/** How taps of the tablet at the dock are told, whoever pressed them. */
export const byDock = "dock";

/** What was pressed, in words: "Launch", "Return", "Kilometres", "Undo". */
export function nameOfTap(tap: Tap): string {
  if (tap.act === "launch") return "Launch";
  if (tap.act !== "land") return "Undo";
  return tap.corrects ? "Kilometres and note" : "Return";
}

/**
 * What is told once the club has written a press down, or taken it back. How it stands now is on the
 * screen beneath.
 */
export const inTheLog = (boat: string) => `${boat} is in the log`;
export const takenBack = (boat: string) => `${boat}: taken back`;

const listeners = new Set<() => void>();
/** What a browser would not keep that closes its storage, by its key: here as long as this page is. */
const unkept = new Map<string, string>();

/** Keeps a press from `at` on: on this device, or where its browser keeps nothing, in this page. */
export function keepTap(tap: Press & Pick<Tap, "by" | "bookingId" | "boat">, at: Date): void {
  const pressed = at.toISOString();
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  write({ ...tap, at: pressed, key: `${tapPrefix}${pressed} ${chance}` });
}

/** Whether Undo says something of a tap. */
export const isUndoable = (tap: Tap): boolean =>
  tap.act === "launch" || (tap.act === "land" && !tap.corrects);

/** Keeps the press that takes a launch or a landing back, from `at` on. It is sent after that one. */
export function takeBack({ act, by, bookingId, boat }: Tap, at: Date): void {
  keepTap({ act: act === "launch" ? "undo launch" : "undo landing", by, bookingId, boat }, at);
}

/** Leaves a tap here with the sentence that says why the club did not take it. */
export function refuseTap(tap: Tap, refused: string): void {
  write({ ...tap, refused });
}

/** Lets a refused tap be sent once more, with the time and the words it has. */
export function offerAgain({ refused: _, ...tap }: Tap): void {
  write(tap);
}

/** Whether a tap outlives this page. */
export const isKept = ({ key }: Tap): boolean => !unkept.has(key);

export function forgetTap({ key }: Tap): void {
  unkept.delete(key);
  withStorage(() => localStorage.removeItem(key));
  tell();
}

/** What staff can still write down afterwards is kept; older taps are of no use to anybody. */
export function forgetOldTaps(at: Date): void {
  const oldest = subDays(at, outingLimits.writtenAfterwardsDays).toISOString();
  for (const tap of keptTaps()) if (tap.at < oldest) forgetTap(tap);
}

let known: { text: string; taps: readonly Tap[] } = { text: "", taps: [] };

/** Every tap on this device, whoever's, in the order of the presses; the same array until one changes. */
export function keptTaps(): readonly Tap[] {
  const stored = withStorage(() => Object.entries(localStorage)) ?? [];
  const tapped = [...new Map([...stored, ...unkept])]
    .filter(([key]) => key.startsWith(tapPrefix))
    .sort(byKey);
  const text = JSON.stringify(tapped);
  if (text !== known.text) known = { text, taps: tapped.flatMap(([, tap]) => parse(tap)) };
  return known.taps;
}

/** Tells of every change, also of one in another tab. Gives how to stop it. */
export function onTapsChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function write(tap: Tap): void {
  const text = JSON.stringify(tap);
  try {
    localStorage.setItem(tap.key, text);
    unkept.delete(tap.key);
  } catch {
    unkept.set(tap.key, text);
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

const byKey = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

function parse(stored: string): Tap[] {
  const read: unknown = withStorage(() => JSON.parse(stored));
  return isTap(read) ? [read] : [];
}

function isTap(read: unknown): read is Tap {
  if (typeof read !== "object" || read === null) return false;
  const fields = new Map(Object.entries(read));
  const isLaunch =
    fields.get("act") === "launch" &&
    Array.isArray(fields.get("aboard")) &&
    typeof fields.get("plan") === "string";
  const isOther = ["land", "undo launch", "undo landing"].some((act) => act === fields.get("act"));
  return (
    (isLaunch || isOther) &&
    typeof fields.get("bookingId") === "number" &&
    ["key", "by", "boat", "at"].every((name) => typeof fields.get(name) === "string")
  );
}
