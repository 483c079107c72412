import { capitalized } from "../fields/capitalized";
import { aKind, kindOf } from "../profile/boat-kinds";
import { type BoatKind, type ClubProfile, documentedProfile } from "../profile/club-profile";

/** What the texts say of the club's kinds of boats, in its order of them. */
export function kindFigures({ boatKinds }: Pick<ClubProfile, "boatKinds">) {
  const [single, double] = [kindOf("single", { boatKinds }), kindOf("double", { boatKinds })];
  const others = [double, ...boatKinds.filter((kind) => kind !== single && kind !== double)];
  return {
    boatTypes: boatTypes(boatKinds),
    roomInEach: boatKinds.map(roomIn).join(", "),
    aSingle: capitalized(aKind(single)),
    aDouble: aKind(double),
    otherRates: others.map((kind) => `${aKind(kind)} ${kind.rate || "none"}`).join(", "),
    soloRate: String(single.rate),
    tangoRate: String(double.rate),
    tangoHalfHour: String(double.rate / 2),
    tangoTwoHours: String(double.rate * 2),
  };
}

/** "Two types, both with slide seats: the Solo 14 for 1-2 people, and the longer Tango 17 for …" */
function boatTypes(kinds: readonly BoatKind[]): string {
  const [first, second] = kinds;
  // Of others it is not known what their seats do, nor which is the longer.
  if (first && second && areDocumented(kinds))
    return `Two types, both with slide seats: ${forPeople(first)}, and the longer ${forPeople(second).slice(4)}`;
  return `These types: ${new Intl.ListFormat("en-GB").format(kinds.map(forPeople))}`;
}

const areDocumented = (kinds: readonly BoatKind[]): boolean =>
  namesOf(kinds) === namesOf(documentedProfile.boatKinds);

const namesOf = (kinds: readonly BoatKind[]): string => kinds.map(({ name }) => name).join(", ");

function forPeople({ name, people: [least, most] }: BoatKind): string {
  const many = least === most ? String(most) : `${least}-${most}`;
  return `the ${name} for ${many} ${most === 1 ? "person" : "people"}`;
}

function roomIn(kind: BoatKind, nr: number): string {
  const [, most] = kind.people;
  const whom = nr > 0 ? "" : ` ${most === 1 ? "person" : "people"}`;
  return `${most}${whom} in ${aKind(kind)}`;
}
