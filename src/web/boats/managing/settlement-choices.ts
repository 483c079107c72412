import type { BookingDecision, TouchedBookingView } from "../../../shared/boats/fleet-schemas";
import { formatHours } from "../../../shared/hours/quarters";

/** What a form's list says for one booking: `leave`, `cancel`, or `move:` and the boat's id. */
export type SettlementChoice = "leave" | "cancel" | `move:${number}`;

export type SettlementChoices = Record<number, SettlementChoice>;

/** One choice for every booking; one that has nowhere to move stays until the admin decides. */
export function choicesFor(
  touched: readonly TouchedBookingView[],
  action: BookingDecision["action"],
): SettlementChoices {
  return Object.fromEntries(touched.map((booking) => [booking.id, choiceFor(booking, action)]));
}

function choiceFor(
  { freeBoats: [first] }: TouchedBookingView,
  action: BookingDecision["action"],
): SettlementChoice {
  if (action !== "move") return action;
  return first ? `move:${first.id}` : "leave";
}

/** A list's own text as a choice. */
export function readChoice(text: string): SettlementChoice {
  if (text.startsWith("move:")) return `move:${Number(text.slice("move:".length))}`;
  return text === "cancel" ? "cancel" : "leave";
}

/** The choices still possible: a booking whose new boat is taken by now stays where it is. */
export function stillPossible(
  touched: readonly TouchedBookingView[],
  choices: SettlementChoices,
): SettlementChoices {
  return Object.fromEntries(
    touched.map(({ id, freeBoats }) => {
      const choice = choices[id] ?? "leave";
      const possible =
        !choice.startsWith("move:") || freeBoats.some((boat) => choice === `move:${boat.id}`);
      return [id, possible ? choice : "leave"];
    }),
  );
}

/** What travels to the server: every booking that was listed, with what becomes of it. */
export function settlementsOf(
  touched: readonly TouchedBookingView[],
  choices: SettlementChoices,
): BookingDecision[] {
  return touched.map(({ id }) => settlementOf(id, choices[id] ?? "leave"));
}

function settlementOf(bookingId: number, choice: SettlementChoice): BookingDecision {
  if (choice === "leave" || choice === "cancel") return { bookingId, action: choice };
  return { bookingId, action: "move", toBoatId: Number(choice.slice("move:".length)) };
}

/** "Moves 2 bookings, cancels 1 and returns 1.5 hours, leaves 3." */
export function settlementSummary(
  touched: readonly TouchedBookingView[],
  choices: SettlementChoices,
): string {
  const settled = settlementsOf(touched, choices);
  const count = (wanted: string) => settled.filter(({ action }) => action === wanted).length;
  const returned = touched
    .filter(({ id }) => choices[id] === "cancel")
    .reduce((sum, { hoursUsed }) => sum + hoursUsed, 0);
  const parts = [
    count("move") > 0 && `moves ${bookings(count("move"))}`,
    count("cancel") > 0 &&
      `cancels ${bookings(count("cancel"))} and returns ${formatHours(returned)}`,
    count("leave") > 0 && `leaves ${bookings(count("leave"))} in place`,
  ].filter((part) => part !== false);
  return `This ${parts.join(", ")}.`;
}

const bookings = (count: number) => `${count} ${count === 1 ? "booking" : "bookings"}`;
