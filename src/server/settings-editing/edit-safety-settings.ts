import { changedFields } from "../../shared/audit/changed-fields";
import { Refusal } from "../../shared/refusals";
import type { SafetySettings, SafetySettingsEdit } from "../../shared/settings/safety-settings";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import { findClearanceInUse } from "../clearances/clearance-queries";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockClubSettings, lockSafetySettings, lockWholeFleet } from "../locks";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import { getSafety } from "../settings/safety-settings-queries";
import { takeBackHolds } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";
import { refreshForecast } from "../weather/refresh-forecast";
import { refuseWebhookAddress } from "../webhooks/refuse-webhook-address";
import { refuseBoatsOut } from "./refuse-boats-out";

/**
 * An admin's edit of how careful the club is; what is left out stays. What is held and would be refused
 * from then on is taken back. Refuses CHANGED_SINCE, BOATS_STILL_OUT when
 * the outing log is switched off while a boat is out, EMERGENCY_MISSING when it is switched on in a club
 * without a number to call, CLEARANCE_IN_USE when a clearance that somebody
 * holds or a boat requires would leave, WEBHOOK_ADDRESS where alarms may not be sent to, and a night
 * clearance that is none of them. `webhookPrivate` lets alarms go to private addresses.
 */
export async function editSafetySettings(
  db: PrismaClient,
  { webhookPrivate, seen, ...given }: SafetySettingsEdit & { webhookPrivate: boolean },
  by: Actor,
  moment: Moment,
): Promise<SafetySettings> {
  const { at } = moment;
  const url = given.alertWebhook?.url;
  const refusal = url && (await refuseWebhookAddress(url, { allowPrivate: webhookPrivate }));
  if (refusal) throw refusal;
  return writing(db, async (tx) => {
    // Whoever books, launches or is offered something has finished, or will see what is written here.
    const fleet = await lockWholeFleet(tx);
    await lockSafetySettings(tx);
    const { settings: before, loggedFrom } = await getSafety(tx);
    refuseChangedSince(withoutSecret(before), seen);
    const limits = { ...before.limits, ...changedFields(before.limits, given.limits ?? {}).after };
    const alertWebhook = alertWebhookOf(before, given.alertWebhook);
    const changed = changedFields(before, { ...given, limits, alertWebhook });
    if (Object.keys(changed.after).length === 0) return before;
    const settings = { ...before, ...changed.after };
    if (settings.outingLog === "off") await refuseBoatsOut(tx);
    if (before.outingLog === "off" && settings.outingLog === "on") await refuseWithoutEmergency(tx);
    refuseNightClearance(settings);
    await refuseLosingClearances(tx, before, settings);
    if (before.conditions === "off" && settings.conditions !== "off") {
      await refreshForecast(tx, at);
    }
    await tx.safetySettings.update({
      where: { id: 1 },
      data: { settings, loggedFrom: settings.outingLog === "on" ? (loggedFrom ?? at) : null },
    });
    await takeBackHolds(tx, fleet, moment);
    await recordAct(tx, by, "safety settings edited", clubSubject("Safety"), at, {
      before: forTrail(changed.before),
      after: forTrail(changed.after),
    });
    return settings;
  });
}

/** Who keeps a log of who is out says whom to call when a boat stays out. */
async function refuseWithoutEmergency(tx: Tx) {
  await lockClubSettings(tx);
  const { emergency } = await getClubSettings(tx);
  if (!emergency?.number) throw new Refusal("EMERGENCY_MISSING", undefined, "outingLog");
}

/** The settings as admins read them. */
const withoutSecret = ({ alertWebhook, ...before }: SafetySettings) => ({
  ...before,
  alertWebhook: alertWebhook && { url: alertWebhook.url },
});

/** The webhook as it becomes; where no secret is given, the one that is set stays. */
function alertWebhookOf(
  { alertWebhook: before }: SafetySettings,
  given: SafetySettingsEdit["alertWebhook"],
): SafetySettings["alertWebhook"] {
  if (given === undefined) return before;
  if (given === null) return null;
  const secret = given.secret ?? before?.secret;
  if (secret) return { url: given.url, secret };
  throw new Refusal("BAD_INPUT", "Please enter a secret", "alertWebhook.secret");
}

// The trail keeps no secret, and nobody who may leave the club can be taken out of these lines.
const forTrail = ({ alertWebhook, dutyOfficer, ...rest }: Partial<SafetySettings>) => ({
  ...rest,
  ...(alertWebhook !== undefined && {
    alertWebhook: alertWebhook && { ...alertWebhook, secret: "…" },
  }),
  ...(dutyOfficer !== undefined && { dutyOfficer: dutyOfficer && "…" }),
});

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
