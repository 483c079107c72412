import { toQuarters } from "../hours/quarters";
import { fullName } from "../members/full-name";
import { type ClubDate, isClubDate } from "../time/club-dates";
import { readNumber } from "./cell-words";
import { importNumbers } from "./import-numbers";
import { type ImportPlan, type Judgement, judgeRows, refused } from "./judge-rows";
import { readEmail } from "./read-email";
import { namesFirstName, refuseOtherName } from "./refuse-other-name";
import type { FieldRow } from "./sheet-fields";

/** Whose hours they are: a member or an applicant. */
interface HourOwner {
  id: number;
  firstName: string;
  lastName: string;
  isMember: boolean;
}

export interface StandingHours {
  /** by e-mail in lower case */
  owners: ReadonlyMap<string, HourOwner>;
  /** whose each lot is, by the lot's id */
  lots: ReadonlyMap<number, number>;
  /** what was brought in before: member ids and import keys, as `keyOf` joins them */
  imported: ReadonlySet<string>;
}

/** An opening balance that becomes a lot. */
export interface HoursWrite {
  memberId: number;
  quarters: number;
  /** null is a year from the day of the import */
  expiresOn: ClubDate | null;
  importKey: string;
}

export const keyOf = (memberId: number, importKey: string): string => `${memberId} ${importKey}`;

/**
 * What becomes of the rows of a sheet of hours. A row that names a lot of its member has been here
 * before. Any other is known by member, hours, expiry and its how-manieth of that kind in the file.
 */
export function planHours(
  rows: readonly FieldRow<"hours">[],
  standing: StandingHours,
  today: ClubDate,
): ImportPlan<HoursWrite> {
  const alike = new Map<string, number>();
  const rowsByEmail = rowsOfNewHours(rows);
  return judgeRows(rows, ({ row, fields }) => {
    const email = readEmail(fields.email) ?? "";
    const owner = standing.owners.get(email);
    if (!owner) return refused("email", "No member has this e-mail. Bring in the members first.");
    if (fields.lot !== undefined) return judgeLot(fields.lot, owner, standing);
    if (!owner.isMember) {
      return refused(
        "email",
        `${fullName(owner)} has applied and is no member yet. Answer the application first.`,
      );
    }
    const otherName = refuseOtherName(fields, owner);
    if (otherName) return otherName;
    const twin = rowsByEmail.get(email)?.find((other) => other !== row);
    if (twin !== undefined && !namesFirstName(fields, owner)) return refusedTwin(twin, owner);
    const hours = fields.hours === undefined ? Number.NaN : readNumber(fields.hours);
    // Whoever has none has nothing to bring in.
    if (hours === 0) return { outcome: "same" };
    const outOfBounds = refuseHours(hours);
    if (outOfBounds) return outOfBounds;
    const { expiresOn = null } = fields;
    if (expiresOn !== null && !isClubDate(expiresOn)) {
      return refused("expiresOn", "This is not a date that exists.");
    }
    const quarters = toQuarters(hours);
    const kind = `${quarters} ${expiresOn ?? "year"}`;
    const nth = (alike.get(keyOf(owner.id, kind)) ?? 0) + 1;
    alike.set(keyOf(owner.id, kind), nth);
    const importKey = `${kind} ${nth}`;
    if (standing.imported.has(keyOf(owner.id, importKey))) return { outcome: "same" };
    if (expiresOn !== null && expiresOn < today) {
      return refused("expiresOn", "These hours have expired already.");
    }
    return { outcome: "new", write: { memberId: owner.id, quarters, expiresOn, importKey } };
  });
}

/** The rows of each address that name no lot: which of them are whose, only a name can say. */
function rowsOfNewHours(rows: readonly FieldRow<"hours">[]): Map<string, number[]> {
  const rowsByEmail = new Map<string, number[]>();
  for (const { row, fields } of rows) {
    if (fields.lot !== undefined) continue;
    const email = readEmail(fields.email) ?? "";
    const known = rowsByEmail.get(email);
    if (known) known.push(row);
    else rowsByEmail.set(email, [row]);
  }
  return rowsByEmail;
}

const refusedTwin = (twin: number, owner: HourOwner) =>
  refused(
    "email",
    `Another row has this e-mail as well, which is ${fullName(owner)}’s. Say in a column of names whose hours each row has, or give each member one row.`,
    twin,
  );

function judgeLot(cell: string, owner: HourOwner, { lots }: StandingHours): Judgement<HoursWrite> {
  if (lots.get(Number(cell)) === owner.id) return { outcome: "same" };
  return refused("lot", "This member has no such lot. Leave the cell empty for new hours.");
}

function refuseHours(hours: number) {
  if (!Number.isInteger(hours * 4)) return refused("hours", "Hours are a number in quarters: 2.25");
  if (hours < importNumbers.fewestHours || hours > importNumbers.mostHours) {
    return refused("hours", "An opening balance has 0.25 to 1000 hours.");
  }
  return null;
}
