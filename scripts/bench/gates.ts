import type { DatabaseLocation } from "../../src/server/database/database-location";
import { openDatabase, type PrismaClient } from "../../src/server/database/open-database";
import { unhurried } from "../../src/server/database/patience";
import type { SafetySettings } from "../../src/shared/settings/safety-settings";
import { addDays, toDay } from "../../src/shared/time/club-dates";

const clearance = "Night";
const everythingOn: Partial<SafetySettings> = {
  outingLog: "on",
  daylight: "refuse",
  conditions: "refuse",
  clearances: [{ name: clearance, validDays: 730 }],
  nightClearance: clearance,
};

/**
 * Has every gate refuse, and lets the whole fleet pass: its boats carry lights and want a clearance
 * that all members hold, and the sky is fair. So each booking goes through all that a gate looks at.
 */
export async function closeGates(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location, unhurried);
  const at = new Date();
  await db.safetySettings.updateMany({ data: { settings: everythingOn, loggedFrom: at } });
  await clearEverybody(db, at);
  await db.boat.updateMany({ data: { lights: true, requiredClearance: clearance } });
  await foreseeFairDays(db, at);
  await close();
}

/** Puts all of it back to its defaults. */
export async function openGates(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location, unhurried);
  await db.forecastHour.deleteMany();
  await db.boat.updateMany({ data: { lights: false, requiredClearance: null } });
  await db.clearance.deleteMany();
  await db.safetySettings.updateMany({ data: { settings: {}, loggedFrom: null } });
  await close();
}

async function clearEverybody(db: PrismaClient, at: Date) {
  const today = at.toISOString().slice(0, 10);
  const days = { grantedOn: toDay(addDays(today, -1)), expiresOn: toDay(addDays(today, 700)) };
  const members = await db.member.findMany({ select: { id: true } });
  await db.clearance.createMany({
    data: members.map(({ id }) => ({ memberId: id, name: clearance, ...days })),
  });
}

async function foreseeFairDays(db: PrismaClient, at: Date) {
  const hourMs = 3_600_000;
  const first = Math.floor(at.getTime() / hourMs);
  const fair = { windKmh: 8, gustKmh: 14, visibilityKm: 24, temperatureC: 12, code: 1 };
  await db.forecastHour.createMany({
    data: Array.from({ length: 96 }, (_, nr) => ({
      at: new Date((first + nr) * hourMs),
      toldAt: at,
      ...fair,
    })),
  });
}
