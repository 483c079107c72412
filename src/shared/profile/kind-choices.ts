import { searchable } from "../fields/compare-words";
import { aKind, kindWord } from "./boat-kinds";
import type { BoatKind, ClubProfile } from "./club-profile";

// Apart from the kinds themselves, which every screen with a boat loads.

type Kinds = Pick<ClubProfile, "boatKinds">;

/** The kind that somebody names by key, name or word, without case and accents. */
export function kindNamed(word: string, { boatKinds }: Kinds): BoatKind | undefined {
  const named = searchable(word);
  return boatKinds.find((kind) =>
    [kind.key, kind.name, kindWord(kind)].some((name) => searchable(name) === named),
  );
}

/** "solo or tango": what there is to choose from. */
export const kindChoice = ({ boatKinds }: Kinds): string =>
  anyOf(boatKinds.map((kind) => kindWord(kind).toLowerCase()));

/** "a Solo, a Tango or a boat": what there is to wait for. */
export const waitlistChoice = ({ boatKinds }: Kinds): string =>
  anyOf([...boatKinds.map(aKind), "a boat"]);

const anyOf = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
