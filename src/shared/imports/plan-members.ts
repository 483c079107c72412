import { z } from "zod";
import { changedFields } from "../audit/changed-fields";
import { feePaidOf } from "../fees/fee-paid";
import { comparable, searchable, wordsOf } from "../fields/compare-words";
import { fullName } from "../members/full-name";
import { createMemberInputAt, editProfileInputAt } from "../members/member-schemas";
import type { MemberView } from "../members/member-views";
import { provinceNames, provinces } from "../members/provinces";
import type { ClubProfile } from "../profile/club-profile";
import { type ClubDate, isClubDate } from "../time/club-dates";
import { type FeeTerms, judgeFee } from "./fee-cells";
import { refuseUntrue, type Truths } from "./fixed-fields";
import { type ImportPlan, type Judgement, judgeRows, refused, refusedBy } from "./judge-rows";
import { readEmail } from "./read-email";
import type { FieldRow } from "./sheet-fields";

const newMemberAt = (club: ClubProfile) =>
  createMemberInputAt(club).omit({
    password: true,
    approvalStatus: true,
    isManager: true,
    isAdmin: true,
  });
const editedMemberAt = (club: ClubProfile) =>
  editProfileInputAt(club).omit({
    id: true,
    email: true,
    isManager: true,
    isAdmin: true,
  });

/** Who a sheet adds: all that is known of them. */
export type ImportedMember = z.infer<ReturnType<typeof newMemberAt>> & {
  /** the club's date, or the moment in ISO 8601; null is the import's */
  registered: string | null;
  /** the club's date on which they paid the fee; null is not known */
  feePaidOn: ClubDate | null;
};
type Edit = z.infer<ReturnType<typeof editedMemberAt>>;

/** A member as they stand in the club before an import. */
export type StandingMember = MemberView & {
  /** the club's date of their registration */
  registeredOn: ClubDate;
  /** the club's date of their latest payment of the fee */
  feePaidOn: ClubDate | null;
};

export type MemberWrite =
  | { member: ImportedMember }
  | {
      id: number;
      name: string;
      before: object;
      after: Edit;
      /** a later payment of the fee, where the row tells of one */
      fee: { before: ClubDate | null; paidOn: ClubDate } | null;
    };

/** The club as its rows are judged by it. */
interface MemberTerms extends FeeTerms {
  at: Date;
  club: ClubProfile;
}

/**
 * What becomes of the rows of a members' sheet. `known` holds who has which e-mail, in lower case.
 * Role, standing, id and balance are never written, a registration date only with its new member, a
 * payment of the fee only when it is later than the one that is known.
 */
export function planMembers(
  rows: readonly FieldRow<"members">[],
  known: ReadonlyMap<string, StandingMember>,
  terms: MemberTerms,
): ImportPlan<MemberWrite> {
  const rowsByEmail = new Map<string, number>();
  return judgeRows(rows, ({ row, fields }) => {
    const email = readEmail(fields.email);
    if (email === undefined) return refused("email", "This is not an e-mail address.");
    const twin = rowsByEmail.get(email);
    if (twin !== undefined) {
      return refused(
        "email",
        "A row above has this e-mail already. Everybody needs an address of their own, also in one household.",
        twin,
      );
    }
    rowsByEmail.set(email, row);
    const cells = tidied(fields, terms);
    const standing = known.get(email);
    return standing ? judgeKnown(cells, standing, terms) : judgeNew(cells, terms);
  });
}

type Cells = FieldRow<"members">["fields"];

function judgeNew(cells: Cells, terms: MemberTerms): Judgement<MemberWrite> {
  const untrue = refuseUntrue("members", cells, {
    id: null,
    approvalStatus: "approved",
    membershipStatus: "active",
    isManager: false,
    isAdmin: false,
    hoursRemaining: 0,
  });
  if (untrue) return untrue;
  const { registrationDate: registered = null } = cells;
  if (registered !== null && !isRegistration(registered, terms)) {
    return refused("registrationDate", "This is not a date on which somebody can have registered.");
  }
  const fee = judgeFee(cells, { paidOn: null, paid: null }, terms);
  if ("outcome" in fee) return fee;
  const { data, error } = newMemberAt(terms.club).safeParse(cells);
  if (!data) return refusedBy(error);
  const member = { ...data, registered, feePaidOn: fee.paidOn };
  return { outcome: "new", write: { member } };
}

// A moment is not compared with the club's day, because in the evening its own day is the next.
const isRegistration = (cell: string, { today, at }: MemberTerms): boolean =>
  z.iso.datetime().safeParse(cell).success
    ? new Date(cell) <= at
    : isClubDate(cell) && cell <= today;

function judgeKnown(
  cells: Cells,
  standing: StandingMember,
  terms: MemberTerms,
): Judgement<MemberWrite> {
  const { approvalStatus } = standing;
  const isMember = approvalStatus === "approved";
  // Only a table of our own knows who is waiting.
  if (!isMember && comparable(cells.approvalStatus ?? "") !== approvalStatus)
    return applicant(standing);
  const untrue = refuseUntrue("members", cells, truthsOf(cells, standing));
  if (untrue) return untrue;
  const { feePaidOn } = standing;
  const judged = judgeFee(cells, { paidOn: feePaidOn, paid: feePaidOf(standing) }, terms);
  if ("outcome" in judged) return judged;
  const { data, error } = editedMemberAt(terms.club).safeParse(withoutSplit(cells, standing));
  if (!data) return refusedBy(error);
  const changed = changedFields(standing, data);
  const fee = judged.paidOn === null ? null : { before: feePaidOn, paidOn: judged.paidOn };
  if (Object.keys(changed.after).length === 0 && !fee) return { outcome: "same" };
  if (!isMember) return applicant(standing);
  const write = { id: standing.id, name: fullName(standing), ...changed, fee };
  return { outcome: "changed", write };
}

/** The cells without the parts of a full name that is the member's, however it is split. */
function withoutSplit(cells: Cells, standing: StandingMember): Cells {
  const { firstName: _, lastName: __, ...others } = cells;
  const given = wordsOf(cells.fullName ?? "")
    .sort()
    .join(" ");
  return given === wordsOf(fullName(standing)).sort().join(" ") ? others : cells;
}

const applicant = (standing: StandingMember) =>
  refused(
    "email",
    `${fullName(standing)} has applied and is no member yet. Answer the application first.`,
  );

function truthsOf({ registrationDate }: Cells, standing: StandingMember): Truths {
  const { id, approvalStatus, membershipStatus, isManager, isAdmin, hoursRemaining } = standing;
  return {
    id,
    approvalStatus,
    membershipStatus,
    isManager,
    isAdmin,
    hoursRemaining,
    registrationDate: registrationDate?.endsWith("Z")
      ? standing.registrationDate
      : standing.registeredOn,
  };
}

// A sheet may break an address into lines, and call a province by its name.
function tidied({ address, province, ...others }: Cells, { club }: MemberTerms): Cells {
  const onOneLine = Object.entries(others).map(([field, cell]) => [field, joined(cell, " ")]);
  return {
    ...Object.fromEntries(onOneLine),
    ...(address !== undefined && { address: joined(address, ", ") }),
    ...(province !== undefined && {
      province: club.country === "CA" ? toProvince(province) : joined(province, " "),
    }),
  };
}

const joined = (cell: string, between: string): string => cell.split(/\s*\n\s*/).join(between);

function toProvince(cell: string): string {
  const named = provinces.find((code) =>
    [code, provinceNames[code], ...(frenchNames[code] ?? [])].some(
      (name) => plain(name) === plain(cell),
    ),
  );
  return named ?? cell;
}

const frenchNames: Partial<Record<(typeof provinces)[number], string[]>> = {
  BC: ["Colombie-Britannique", "B.C.", "C.-B."],
  NB: ["Nouveau-Brunswick"],
  NL: ["Newfoundland", "Terre-Neuve-et-Labrador"],
  NS: ["Nouvelle-Écosse"],
  NT: ["Territoires du Nord-Ouest"],
  PE: ["PEI", "Île-du-Prince-Édouard"],
  QC: ["PQ", "Québec"],
};

const plain = (name: string): string => searchable(name).replace(/[^a-z]/g, "");
