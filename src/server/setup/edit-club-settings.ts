import { clubCodes } from "../../shared/access-codes/codes-schemas";
import { changedFields } from "../../shared/audit/changed-fields";
import {
  type ClubSettings,
  type ClubSettingsEdit,
  clubSettings,
  saysDetails,
} from "../../shared/settings/club-settings";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import { getClubSettings } from "../club/club-settings-queries";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockClosures, lockClubSettings } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { askForecastAnew } from "../weather/ask-forecast-anew";
import { changeKinds } from "./change-kinds";

/**
 * An admin's edit of the club; what is left out stays. The trail names codes, not their values.
 * Refuses CHANGED_SINCE and KIND_IN_USE.
 */
export async function editClubSettings(
  db: PrismaClient,
  { seen, ...given }: ClubSettingsEdit,
  by: Actor,
  { at }: Moment,
): Promise<ClubSettings> {
  return writing(db, async (tx) => {
    if (given.boatKinds) await lockClosures(tx);
    await lockClubSettings(tx);
    const before = await getClubSettings(tx);
    refuseChangedSince(before, seen);
    const settings = clubSettings.parse({ ...before, ...given });
    if (given.boatKinds) await changeKinds(tx, before.boatKinds, settings.boatKinds, at);
    await tx.clubSettings.upsert({
      where: { id: 1 },
      create: { id: 1, settings },
      update: { settings },
    });
    if (saysDetails(given)) await tx.clubSetup.updateMany({ data: { detailsSaved: true } });
    const changed = changedFields(before, given);
    if ("latitude" in changed.after || "longitude" in changed.after) await askForecastAnew(tx, at);
    await recordAct(tx, by, "club settings edited", clubSubject(settings.name), at, {
      before: withoutCodes(changed.before),
      after: withoutCodes(changed.after),
    });
    return settings;
  });
}

const isCode = (name: string) => clubCodes.some((code) => code === name);

const withoutCodes = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isCode(name) ? "…" : value]),
  );
