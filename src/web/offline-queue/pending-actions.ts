import { subDays } from "date-fns";
import { outingLimits } from "../../shared/outings/outing-numbers";
import { actionPrefix, withStorage } from "./forget-outing";

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
export type PendingAction = Press & {
  /** keys sort by the moment of the press */
  key: string;
  /** whose press it was, such as "member 3": it is sent as nobody else's */
  by: string;
  bookingId: number;
  /** the boat's name, for what is said about the action */
  boat: string;
  /** when it was pressed, ISO 8601 */
  at: string;
  /** why the club did not take it */
  refused?: string;
};

export type LaunchPendingAction = Extract<PendingAction, Launch>;

/** How a member's actions are told from others' on the same device. */
export const byMember = (memberId: number) => `member ${memberId}`;

/** How actions of the tablet at the dock are told, whoever pressed them. */
export const byDock = "dock";

/** What was pressed, in words: "Launch", "Return", "Kilometres", "Undo". */
export function nameOfPendingAction(action: PendingAction): string {
  if (action.act === "launch") return "Launch";
  if (action.act !== "land") return "Undo";
  return action.corrects ? "Kilometres and note" : "Return";
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
export function keepPendingAction(
  action: Press & Pick<PendingAction, "by" | "bookingId" | "boat">,
  at: Date,
): void {
  const pressed = at.toISOString();
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  write({ ...action, at: pressed, key: `${actionPrefix}${pressed} ${chance}` });
}

/** Whether Undo says something of an action. */
export const isUndoable = (action: PendingAction): boolean =>
  action.act === "launch" || (action.act === "land" && !action.corrects);

/** Keeps the press that takes a launch or a landing back, from `at` on. It is sent after that one. */
export function takeBack({ act, by, bookingId, boat }: PendingAction, at: Date): void {
  keepPendingAction(
    { act: act === "launch" ? "undo launch" : "undo landing", by, bookingId, boat },
    at,
  );
}

/** Leaves an action here with the sentence that says why the club did not take it. */
export function refuseTap(action: PendingAction, refused: string): void {
  write({ ...action, refused });
}

/** Lets a refused action be sent once more, with the time and the words it has. */
export function offerAgain({ refused: _, ...action }: PendingAction): void {
  write(action);
}

/** Whether an action outlives this page. */
export const isKept = ({ key }: PendingAction): boolean => !unkept.has(key);

export function forgetPendingAction({ key }: PendingAction): void {
  unkept.delete(key);
  withStorage(() => localStorage.removeItem(key));
  notifyListeners();
}

/** What staff can still write down afterwards is kept; older actions are of no use to anybody. */
export function forgetOldPendingActions(at: Date): void {
  const oldest = subDays(at, outingLimits.writtenAfterwardsDays).toISOString();
  for (const action of keptPendingActions()) if (action.at < oldest) forgetPendingAction(action);
}

let known: { text: string; actions: readonly PendingAction[] } = { text: "", actions: [] };

/**
 * Every action on this device, whoever's, in the order of the presses; the same array until one
 * changes.
 */
export function keptPendingActions(): readonly PendingAction[] {
  const stored = withStorage(() => Object.entries(localStorage)) ?? [];
  const pending = [...new Map([...stored, ...unkept])]
    .filter(([key]) => key.startsWith(actionPrefix))
    .sort(byKey);
  const text = JSON.stringify(pending);
  if (text !== known.text)
    known = { text, actions: pending.flatMap(([, action]) => parse(action)) };
  return known.actions;
}

/** Tells of every change, also of one in another tab. Gives how to stop it. */
export function onPendingActionsChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function write(action: PendingAction): void {
  const text = JSON.stringify(action);
  try {
    localStorage.setItem(action.key, text);
    unkept.delete(action.key);
  } catch {
    unkept.set(action.key, text);
  }
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const byKey = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

function parse(stored: string): PendingAction[] {
  const read: unknown = withStorage(() => JSON.parse(stored));
  return isPendingAction(read) ? [read] : [];
}

function isPendingAction(read: unknown): read is PendingAction {
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
