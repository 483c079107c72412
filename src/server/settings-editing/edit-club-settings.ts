import { clubCodes } from "../../shared/access-codes/codes-schemas";
import { changedFields } from "../../shared/audit/changed-fields";
import { Refusal } from "../../shared/refusals";
import {
  type ClubSettings,
  type ClubSettingsEdit,
  clubSettings,
  saysDetails,
} from "../../shared/settings/club-settings";
import { taxesAfter, taxesInShort } from "../../shared/settings/club-taxes";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import { Prisma, type PrismaClient, type Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockClubSettings, lockWholeFleet } from "../locks";
import type { Actor } from "../people/actor";
import { readClubSettings } from "../settings/club-settings-queries";
import { profileOf } from "../settings/profile-queries";
import { getSafety } from "../settings/safety-settings-queries";
import { endWaitlistEntries } from "../slots/end-waiting";
import { takeBackHolds } from "../slots/take-back-holds";
import { zoneNames } from "../time/club-clock";
import { atChangedClub, type Moment } from "../time/moment";
import { refreshForecast } from "../weather/refresh-forecast";
import { moveDailyJobs } from "../workers/move-daily-jobs";
import { changeCurrency } from "./change-currency";
import { changeKinds } from "./change-kinds";
import { refuseBoatsOut } from "./refuse-boats-out";

/**
 * An admin's edit of the club; what is left out stays. The trail names codes, not their values.
 * What is held and could not be booked from then on is taken back, and waitlist entries for longer
 * outings than may be end. Refuses CHANGED_SINCE, KIND_IN_USE, EMERGENCY_MISSING, a zone that
 * nobody knows, another zone while boats are out (BOATS_STILL_OUT), another currency that does not
 * fit (`changeCurrency`), and BAD_INPUT for taxes that contradict `gst`.
 */
export async function editClubSettings(
  db: PrismaClient,
  { seen, ...given }: ClubSettingsEdit,
  by: Actor,
  moment: Moment,
): Promise<ClubSettings> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const fleet = rowingOf.some((name) => name in given) ? await lockWholeFleet(tx) : [];
    await lockClubSettings(tx);
    const { settings: before, taxesAside: asideBefore } = await readClubSettings(tx);
    refuseChangedSince(before, seen);
    const { taxes, taxesAside } = taxesAfter(
      { taxes: before.taxes, taxesAside: asideBefore },
      given,
    );
    const units = { ...before.units, ...given.units };
    const edit = { ...given, units, taxes, ...taxesInShort({ taxes, taxesAside }) };
    const settings = clubSettings.parse({ ...before, ...edit });
    if (settings.currency !== before.currency) await changeCurrency(tx, settings.currency);
    if (settings.timeZone !== before.timeZone) await refuseZone(tx, settings.timeZone);
    if (!settings.emergency?.number) await refuseWithoutNumber(tx, before);
    if (given.boatKinds) await changeKinds(tx, before.boatKinds, settings.boatKinds, at);
    const changed = changedFields(before, edit);
    const stored = { settings: { ...settings, taxesAside } };
    await tx.clubSettings.upsert({
      where: { id: 1 },
      create: { id: 1, ...stored },
      update: stored,
    });
    const then = atChangedClub(moment, profileOf(settings));
    if ("longestOuting" in changed.after) {
      await tx.$executeRaw(
        endWaitlistEntries(Prisma.sql`"duration" > ${settings.longestOuting}`, at),
      );
    }
    if (rowingOf.some((name) => name in changed.after)) await takeBackHolds(tx, fleet, then);
    if ("timeZone" in changed.after) {
      await moveDailyJobs(tx, atChangedClub(moment, profileOf(before)).clock, then.clock);
    }
    await tx.clubSetup.updateMany({
      data: {
        ...(saysDetails(given) && { detailsSaved: true }),
        ...(given.timeZone !== undefined && { placeSaved: true }),
        ...(given.boatKinds && { kindsSaved: true }),
      },
    });
    if (forecastOf.some((name) => name in changed.after)) await refreshForecast(tx, at);
    await recordAct(tx, by, "club settings edited", clubSubject(settings.name), at, {
      before: withoutCodes(changed.before),
      after: withoutCodes(changed.after),
    });
    return settings;
  });
}

/** What decides of when, where, for how long and in what members row. */
const rowingOf = [
  "timeZone",
  "openingHours",
  "horizonMonths",
  "longestOuting",
  "boatKinds",
  "latitude",
  "longitude",
] as const;

/** What decides of which hours and where the forecast is. */
const forecastOf = ["latitude", "longitude", "timeZone"];

/** Outings under way go by instants, and what is due on the clock they began by. */
async function refuseZone(tx: Tx, timeZone: string) {
  if (!zoneNames().includes(timeZone)) {
    const sentence = "Please choose a time zone by its name, such as Europe/Berlin";
    throw new Refusal("BAD_INPUT", sentence, "timeZone");
  }
  await refuseBoatsOut(tx, "timeZone");
}

/** While the outing log is on there is a number to call; a club from before may never have had one. */
async function refuseWithoutNumber(tx: Tx, { emergency }: ClubSettings) {
  if (!emergency?.number) return;
  const { settings } = await getSafety(tx);
  if (settings.outingLog === "off") return;
  const sentence = "The outing log is on, so a number to call in an emergency must stay.";
  throw new Refusal("EMERGENCY_MISSING", sentence, "emergency.number");
}

const isCode = (name: string) => clubCodes.some((code) => code === name);

const withoutCodes = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isCode(name) ? "…" : value]),
  );
