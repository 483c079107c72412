import type { BoatKind, ClubProfile } from "./club-profile";

type Kinds = Pick<ClubProfile, "boatKinds">;

/** The kind that a category counts as which no kind has; rules, Boats. */
export const fallbackKey = "double";

/** The kind of a boat by its category. */
export function kindOf(category: string, { boatKinds }: Kinds): BoatKind {
  const kind =
    boatKinds.find(({ key }) => key === category) ??
    boatKinds.find(({ key }) => key === fallbackKey);
  if (!kind) throw new Error("No such kind");
  return kind;
}

/** The kinds of which there are boats; the two that every club has where there are none yet. */
export function kindsWithBoats({ boatKinds }: Kinds, keys: readonly string[]): BoatKind[] {
  const shown = keys.length > 0 ? keys : ["single", "double"];
  return boatKinds.filter(({ key }) => shown.includes(key));
}

export const isSameKind = (one: string, other: string, profile: Kinds): boolean =>
  kindOf(one, profile).key === kindOf(other, profile).key;

/** Boats in the order in which the club names its kinds, those of one kind as they were. */
export const inOrderOfKinds = <Boat extends { category: string }>(
  boats: readonly Boat[],
  profile: Kinds,
): Boat[] =>
  profile.boatKinds.flatMap((kind) =>
    boats.filter(({ category }) => kindOf(category, profile) === kind),
  );

/** What rowers call a kind: its name without the length behind it, "Solo". */
export const kindWord = ({ name }: BoatKind): string => name.replace(/ \d+$/, "");

/** "a Solo", "an 8+", "an Étoile". */
export const aKind = (kind: BoatKind): string =>
  `${/^([aeiou]|8|11\b|18\b)/i.test(kind.name.normalize("NFD")) ? "an" : "a"} ${kindWord(kind)}`;
