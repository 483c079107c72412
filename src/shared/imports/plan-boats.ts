import { z } from "zod";
import { changedFields } from "../audit/changed-fields";
import { addBoatInputAt, editBoatInputAt } from "../boats/fleet-schemas";
import { comparable, searchable } from "../fields/compare-words";
import type { ClubProfile } from "../profile/club-profile";
import { kindNamed } from "../profile/kind-choices";
import { readNumber, readYesOrNo } from "./cell-words";
import { refuseUntrue } from "./fixed-fields";
import { type ImportPlan, type Judgement, judgeRows, refused, refusedBy } from "./judge-rows";
import type { FieldRow } from "./sheet-fields";

const yesOrNo = z.boolean({ error: "Please answer yes or no" });

const newBoatAt = (club: ClubProfile) =>
  addBoatInputAt(club)
    .omit({ picture: true })
    .extend({
      lights: yesOrNo.default(false),
      available: yesOrNo.default(true),
      managerDisabled: yesOrNo.default(false),
    });
const editedBoatAt = (club: ClubProfile) =>
  editBoatInputAt(club)
    .pick({ description: true, category: true, capacity: true, requiredClearance: true })
    .extend({ lights: yesOrNo.optional() });

/** A boat as a sheet describes it. */
export type ImportedBoat = z.infer<ReturnType<typeof newBoatAt>>;
type Edit = z.infer<ReturnType<typeof editedBoatAt>>;

/** A boat as it stands in the fleet before an import. */
export type StandingBoat = ImportedBoat & { id: number };

export type BoatWrite =
  | { boat: ImportedBoat }
  | { id: number; name: string; before: object; after: Edit };

/**
 * What becomes of the rows of a fleet's sheet. Boats are known by their name, without case. Whether
 * one is online and its lock code are never changed, because its rowers would have to hear of it.
 */
export function planBoats(
  rows: readonly FieldRow<"boats">[],
  { fleet, clearances }: { fleet: readonly StandingBoat[]; clearances: readonly string[] },
  club: ClubProfile,
): ImportPlan<BoatWrite> {
  const schemas = { newBoat: newBoatAt(club), editedBoat: editedBoatAt(club) };
  const namesakes = new Map<string, StandingBoat[]>();
  for (const boat of fleet) {
    const name = comparable(boat.name);
    namesakes.set(name, [...(namesakes.get(name) ?? []), boat]);
  }
  const rowsByName = new Map<string, number>();
  return judgeRows(rows, ({ row, fields }) => {
    if (fields.name === undefined) return refused("name", "Please give the boat a name");
    const name = comparable(fields.name);
    const twin = rowsByName.get(name);
    if (twin !== undefined)
      return refused("name", "A row above has a boat of this name already.", twin);
    rowsByName.set(name, row);
    const cells = withClearance(withKind(fields, club), clearances);
    if (!cells) return refused("requiredClearance", "The club gives no clearance of that name.");
    const [standing, another] = namesakes.get(name) ?? [];
    if (another) return refused("name", "The fleet has two boats of this name.");
    return standing ? judgeKnown(cells, standing, schemas) : judgeNew(cells, schemas);
  });
}

type Cells = FieldRow<"boats">["fields"];

interface Schemas {
  newBoat: ReturnType<typeof newBoatAt>;
  editedBoat: ReturnType<typeof editedBoatAt>;
}

/** What other clubs and sheets call the two kinds that every club has. */
const otherWords: Readonly<Record<string, string>> = {
  ...{ solo: "single", "1x": "single", simple: "single", skiff: "single" },
  ...{ tango: "double", "2x": "double" },
};

/** The cells with the kind as the club keys it; a word that names none is left for the schema to refuse. */
function withKind(cells: Cells, club: ClubProfile): Cells {
  if (cells.category === undefined) return cells;
  const word = searchable(cells.category);
  return { ...cells, category: kindNamed(word, club)?.key ?? otherWords[word] ?? word };
}

/** The cells with the clearance as the club writes it; null where it gives none of that name. */
function withClearance(cells: Cells, clearances: readonly string[]): Cells | null {
  const { requiredClearance: wanted } = cells;
  if (wanted === undefined) return cells;
  const requiredClearance = clearances.find((name) => comparable(name) === comparable(wanted));
  return requiredClearance === undefined ? null : { ...cells, requiredClearance };
}

function judgeNew(cells: Cells, { newBoat }: Schemas): Judgement<BoatWrite> {
  const untrue = refuseUntrue("boats", cells, { id: null });
  if (untrue) return untrue;
  const { data, error } = newBoat.safeParse(valuesOf(cells));
  return data ? { outcome: "new", write: { boat: data } } : refusedBy(error);
}

function judgeKnown(
  cells: Cells,
  standing: StandingBoat,
  { editedBoat }: Schemas,
): Judgement<BoatWrite> {
  const { id, name, available, managerDisabled, lockCode } = standing;
  const untrue = refuseUntrue("boats", cells, { id, available, managerDisabled, lockCode });
  if (untrue) return untrue;
  const { data, error } = editedBoat.safeParse(valuesOf(cells));
  if (!data) return refusedBy(error);
  const description = standing.description.replace(/\r\n?/g, "\n");
  const changed = changedFields({ ...standing, description }, data);
  if (Object.keys(changed.after).length === 0) return { outcome: "same" };
  return { outcome: "changed", write: { id, name, ...changed } };
}

function valuesOf({ capacity, lights, available, managerDisabled, ...texts }: Cells) {
  return {
    ...texts,
    ...(capacity !== undefined && { capacity: readNumber(capacity) }),
    ...(lights !== undefined && { lights: readYesOrNo(lights) }),
    ...(available !== undefined && { available: readYesOrNo(available) }),
    ...(managerDisabled !== undefined && { managerDisabled: readYesOrNo(managerDisabled) }),
  };
}
