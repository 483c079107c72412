import type { BoatWrite, ImportedBoat } from "../../shared/imports/plan-boats";
import { boatSubject, recordActs } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { Boat } from "../generated/prisma/client";
import { keepSafetySettings, lockWholeFleet } from "../locks";
import type { Actor } from "../people/actor";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { offerFreeSlots } from "../slots/offer-free-slots";
import { takeBackHolds } from "../slots/take-back-holds";
import { inThread } from "../threads/in-thread";
import type { Moment } from "../time/moment";
import type { Importer } from "./importer";

/** Boats by their name. */
export const boatsImporter: Importer<"boats", BoatWrite> = {
  lock: async (tx) => {
    await lockWholeFleet(tx);
    await keepSafetySettings(tx);
  },

  plan: async (db, rows, { club }) => {
    const fleet = await db.boat.findMany();
    const { clearances } = await getSafetySettings(db);
    return inThread(
      "planBoats",
      rows,
      { fleet, clearances: clearances.map(({ name }) => name) },
      club,
    );
  },

  write: async (tx, writes, by, moment) => {
    await addBoats(
      tx,
      writes.flatMap((write) => ("boat" in write ? [write.boat] : [])),
      by,
      moment,
    );
    await changeBoats(
      tx,
      writes.flatMap((write) => ("after" in write ? [write] : [])),
      by,
      moment,
    );
  },
};

async function addBoats(tx: Tx, boats: readonly ImportedBoat[], by: Actor, moment: Moment) {
  if (boats.length === 0) return;
  const rows = boats.map((boat, nr) => ({ nr, ...boat }));
  const added = await tx.$queryRaw<Omit<Boat, "lockCode" | "revision">[]>`
    INSERT INTO "boats" ("name", "description", "category", "capacity", "lockCode",
                         "requiredClearance", "lights", "available", "managerDisabled")
    SELECT "name", "description", "category", "capacity", "lockCode", "requiredClearance", "lights",
           "available", "managerDisabled"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given ("nr" int, "name" text, "description" text, "category" text, "capacity" int,
                  "lockCode" text, "requiredClearance" text, "lights" boolean, "available" boolean,
                  "managerDisabled" boolean)
     ORDER BY "nr"
    RETURNING "id", "name", "description", "category", "capacity", "hourlyRate", "imageUrl",
              "available", "managerDisabled", "requiredClearance", "lights"`;
  const lines = added.map((after) => ({ subject: boatSubject(after), after }));
  await recordActs(tx, by, "boat added", lines, moment.at);
  for (const { id } of added) await offerFreeSlots(tx, { boatId: id }, moment);
}

async function changeBoats(
  tx: Tx,
  changes: readonly Exclude<BoatWrite, { boat: unknown }>[],
  by: Actor,
  moment: Moment,
) {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, after }) => ({ id, ...after }));
  await tx.$executeRaw`
    UPDATE "boats" AS boat
       SET "description" = coalesce(given."description", boat."description"),
           "category" = coalesce(given."category", boat."category"),
           "capacity" = coalesce(given."capacity", boat."capacity"),
           "requiredClearance" = coalesce(given."requiredClearance", boat."requiredClearance"),
           "lights" = coalesce(given."lights", boat."lights")
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given ("id" int, "description" text, "category" text, "capacity" int,
                  "requiredClearance" text, "lights" boolean)
     WHERE boat."id" = given."id"`;
  const lines = changes.map(({ id, name, before, after }) => ({
    subject: boatSubject({ id, name }),
    before,
    after,
  }));
  await recordActs(tx, by, "boat edited", lines, moment.at);
  await takeBackHolds(
    tx,
    changes.map(({ id }) => id),
    moment,
  );
  for (const { id } of changes) await offerFreeSlots(tx, { boatId: id }, moment);
}
