import { damageNumbers } from "../../shared/damage/damage-numbers";
import {
  type DamageAnswer,
  damageAnswer,
  type ReportDamageInput,
} from "../../shared/damage/damage-schemas";
import { graver } from "../../shared/damage/damage-severity";
import { isCrew } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import { findFirstAnswer, type KeptAnswer, withIdempotency } from "../answers/idempotency";
import { boatSubject, recordAct } from "../audit/record-act";
import type { Prisma, PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Boat } from "../generated/prisma/client";
import { lockBoats, lockMembers, lockTabletReports } from "../locks";
import { notifyStaff } from "../mail/notify-staff";
import type { Actor } from "../people/actor";
import { damageReportedMail } from "../replacements/damage-mails";
import type { Moment } from "../time/moment";
import { askStaffFirst } from "./ask-staff-first";
import { getReport } from "./damage-queries";
import { toDamageReportView, toSeverity } from "./damage-view";
import { type Photo, readPhoto } from "./read-photo";
import { refuseFullReport, refuseReporter, refuseTooMany } from "./refuse-reporter";
import { takeOutOfService } from "./take-out-of-service";

const keptReport: KeptAnswer<DamageAnswer> = { schema: damageAnswer };

/**
 * Notes what somebody saw of a boat, in its open report or a new one; the graver severity holds.
 * Unusable takes the boat offline at once, and its rowers of the next days are offered a choice; the
 * third that a tablet calls so within an hour stays as it is until staff confirm it.
 * Refuses BOAT_NOT_FOUND, NOT_ROWED_LATELY, TOO_MANY_REPORTS, PHOTOS_FULL, PHOTO_TOO_LARGE and what
 * is no picture; rules, Damage.
 */
export async function reportDamage(
  db: PrismaClient,
  { id, photo, ...said }: ReportDamageInput & { publicUrl: string },
  by: Actor,
  moment: Moment,
): Promise<DamageAnswer> {
  const { at, now } = moment;
  // Reading a photo is work, so all that is refused anyway is refused before.
  if (photo !== undefined && !(await findFirstAnswer(db, by.repeated, keptReport, at))) {
    await refuseTooMany(db, by, moment);
    await refuseFullReport(db, id);
  }
  const picture = photo === undefined ? null : await readPhoto(photo);
  return writing(db, async (tx) => {
    if (by.isDevice) await lockTabletReports(tx, by.name);
    await lockBoats(tx, [id]);
    if (by.id !== null) await lockMembers(tx, [by.id]);
    const boat = await tx.boat.findUnique({ where: { id } });
    if (!boat || (boat.managerDisabled && !isCrew(by.role))) {
      throw new Refusal("BOAT_NOT_FOUND");
    }
    await refuseReporter(tx, by, now, id);
    return withIdempotency(tx, by.repeated, keptReport, at, async () => {
      await refuseTooMany(tx, by, moment);
      const reportId = await joinReport(tx, boat, said, by, moment);
      await addEntry(tx, { reportId, ...said, picture }, by, at);
      return { report: toDamageReportView(await getReport(tx, reportId, shownTo(by))) };
    });
  });
}

/** Which entries of a report its reporter may read. */
function shownTo({ id, name, role, isDevice }: Actor): Prisma.DamageEntryWhereInput {
  if (isCrew(role)) return {};
  return isDevice ? { deviceName: name } : { memberId: id ?? 0 };
}

type Said = Pick<ReportDamageInput, "severity" | "what"> & { publicUrl: string };

/** Opens a report or makes the open one graver, with all that follows; gives its id. */
async function joinReport(
  tx: Tx,
  boat: Boat,
  said: Said,
  by: Actor,
  moment: Moment,
): Promise<number> {
  const { at } = moment;
  const open = await tx.damageReport.findFirst({ where: { boatId: boat.id, resolvedAt: null } });
  const before = open && toSeverity(open.severity);
  const waits =
    said.severity === "unusable" && (await askStaffFirst(tx, { boatId: boat.id, open }, by, at));
  const held = waits ? "minor" : said.severity;
  const severity = before ? graver(before, held) : held;
  await recordAct(tx, by, "damage reported", boatSubject(boat), at, {
    after: { severity: said.severity },
  });
  const waitsForStaff = severity !== "unusable" && (waits || open?.waitsForStaff === true);
  if (open && severity === before && waitsForStaff === open.waitsForStaff) return open.id;
  const data = { severity, waitsForStaff };
  const { id } = open
    ? await tx.damageReport.update({ where: { id: open.id }, data })
    : await tx.damageReport.create({ data: { ...data, boatId: boat.id, createdAt: at } });
  const known = { id, severity: waits ? said.severity : severity, waits };
  const mail = damageReportedMail(boat, { ...known, what: said.what, by: by.id });
  await notifyStaff(tx, mail, at);
  if (severity === "unusable") await takeOutOfService(tx, boat, said.publicUrl, moment);
  return id;
}

async function addEntry(
  tx: Tx,
  { reportId, severity, what, picture }: Said & { reportId: number; picture: Photo | null },
  by: Actor,
  at: Date,
) {
  const deviceName = by.isDevice ? by.name : "";
  const { id: entryId } = await tx.damageEntry.create({
    data: { reportId, memberId: by.id, deviceName, severity, what, createdAt: at },
  });
  if (!picture) return;
  const number = await findFreePlace(tx, reportId);
  if (number === undefined) throw new Refusal("PHOTOS_FULL", undefined, "photo");
  await tx.damagePhoto.create({
    data: { reportId, number, entryId, ...picture, createdAt: at },
  });
}

/** The first number that no photo has: those of people who have left may have gone. */
async function findFreePlace(tx: Tx, reportId: number): Promise<number | undefined> {
  const photos = await tx.damagePhoto.findMany({ where: { reportId }, select: { number: true } });
  const taken = photos.map(({ number }) => number);
  return photoPlaces.find((place) => !taken.includes(place));
}

const photoPlaces = Array.from({ length: damageNumbers.photosPerReport }, (_, nr) => nr + 1);
