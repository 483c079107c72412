import { Refusal } from "../../shared/refusals";
import type { SafetySettings, SafetySettingsEdit } from "../../shared/safety-settings";
import type { Actor } from "../actor";
import { changedFields } from "../audit/changed-fields";
import { clubSubject, recordAct } from "../audit/record-act";
import { findClearanceInUse } from "../clearances/clearance-queries";
import { askForecastAnew } from "../conditions/ask-forecast-anew";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockSafetySettings } from "../locks";
import { getSafety } from "./safety-settings-queries";

/**
 * An admin's edit of how careful the club is; what is left out stays. Refuses BOATS_STILL_OUT when
 * the outing log is switched off while a boat is out, CLEARANCE_IN_USE when a clearance that somebody
 * holds or a boat requires would leave, and a night clearance that is none of them.
 */
export async function editSafetySettings(
  db: PrismaClient,
  given: SafetySettingsEdit,
  by: Actor,
  at: Date,
): Promise<SafetySettings> {
  return writing(db, async (tx) => {
    await lockSafetySettings(tx);
    const { settings: before, loggedFrom } = await getSafety(tx);
    const limits = { ...before.limits, ...changedFields(before.limits, given.limits ?? {}).after };
    const changed = changedFields(before, { ...given, limits });
    if (Object.keys(changed.after).length === 0) return before;
    const settings = { ...before, ...changed.after };
    if (settings.outingLog === "off") await refuseBoatsOut(tx);
    refuseNightClearance(settings);
    await refuseLosingClearances(tx, before, settings);
    if (before.conditions === "off" && settings.conditions !== "off") {
      await askForecastAnew(tx, at);
    }
    await tx.safetySettings.update({
      where: { id: 1 },
      data: { settings, loggedFrom: settings.outingLog === "on" ? (loggedFrom ?? at) : null },
    });
    await recordAct(tx, by, "safety settings edited", clubSubject("Safety"), at, changed);
    return settings;
  });
}

async function refuseBoatsOut(tx: Tx) {
  const out = await tx.outing.findMany({
    where: { landedAt: null },
    select: { booking: { select: { boat: { select: { name: true } } } } },
    orderBy: { launchedAt: "asc" },
  });
  if (out.length === 0) return;
  const names = out.map(({ booking }) => booking.boat.name).join(", ");
  const sentence = `Still out: ${names}. Please note their return first.`;
  throw new Refusal("BOATS_STILL_OUT", sentence);
}

function refuseNightClearance({ clearances, nightClearance }: SafetySettings) {
  if (nightClearance === null || clearances.some(({ name }) => name === nightClearance)) return;
  const sentence = "Please choose one of the club's clearances for the night, or none";
  throw new Refusal("BAD_INPUT", sentence, "nightClearance");
}

async function refuseLosingClearances(tx: Tx, before: SafetySettings, after: SafetySettings) {
  const stay = after.clearances.map(({ name }) => name);
  const lost = before.clearances.map(({ name }) => name).filter((name) => !stay.includes(name));
  const inUse = await findClearanceInUse(tx, lost);
  if (inUse) throw new Refusal("CLEARANCE_IN_USE", inUse, "clearances");
}
