import { isCrew } from "../../shared/members/role";
import type { LaunchInput } from "../../shared/outings/outing-schemas";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../people/actor";

/** Who has a seat in a boat besides its rower, as a statement reads it. */
export interface SeatColumn {
  id: number;
  /** null for a guest */
  memberId: number | null;
  state: "in" | "guest";
  /** a guest's name */
  words: string | null;
}

/** Who is in the boat besides its rower: names, and the entries of those of its crew. */
export interface Aboard {
  aboard: string[];
  crew: number[];
}

/**
 * Who goes along, as it was pressed: all who are in and the guests, unless it says otherwise. Refuses
 * ROWER_NOT_ABOARD where somebody of the crew launches without the rower, and CREW_NOT_FOUND.
 */
export function whoIsAboard(
  { aboard, crew, rowerAboard }: Pick<LaunchInput, "aboard" | "crew" | "rowerAboard">,
  seats: readonly SeatColumn[],
  by: Actor,
): Aboard {
  const members = seats.filter(({ state }) => state === "in");
  const isOfCrew = members.some(({ memberId }) => memberId === by.id);
  if (isOfCrew && !isCrew(by.role) && !rowerAboard) {
    throw new Refusal("ROWER_NOT_ABOARD", undefined, "rowerAboard");
  }
  const ids = members.map(({ id }) => id);
  if (crew?.some((id) => !ids.includes(id))) throw new Refusal("CREW_NOT_FOUND", undefined, "crew");
  const guests = seats.filter(({ state }) => state === "guest");
  return {
    aboard: aboard ?? guests.flatMap(({ words }) => words ?? []),
    crew: crew ? ids.filter((id) => crew.includes(id)) : ids,
  };
}
