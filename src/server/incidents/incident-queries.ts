import type { IncidentView } from "../../shared/incidents/incident-schemas";
import { isOpen } from "../../shared/incidents/is-open";
import { Refusal } from "../../shared/refusals";
import type { Db, Prisma } from "../database/open-database";
import { findBoatOut } from "../fleet/boat-out-queries";
import type { Moment } from "../time/moment";
import { type IncidentRow, stateOf, toIncidentView } from "./incident-view";

const shown = 50;

const withAlarms = {
  booking: {
    include: {
      boat: true,
      member: true,
      crew: { where: { aboard: true }, include: { member: true }, orderBy: { id: "asc" } },
    },
  },
  alarms: { orderBy: { id: "asc" }, include: { mails: { orderBy: { id: "asc" } }, calls: true } },
  incidentNotes: { orderBy: { id: "asc" }, include: { author: true } },
} satisfies Prisma.OutingInclude;

const beyondRower = {
  alarms: { some: { rung: { not: "rower" } } },
} satisfies Prisma.OutingWhereInput;

/** The club's latest incidents, 50 at most: those that are open first, then the latest first. */
export async function listIncidents(db: Db, moment: Moment): Promise<IncidentView[]> {
  const rows = await db.outing.findMany({
    where: beyondRower,
    include: withAlarms,
    orderBy: [{ landedAt: { sort: "desc", nulls: "first" } }, { launchedAt: "desc" }],
    take: shown,
  });
  const incidents = await Promise.all(rows.map((row) => viewOf(db, row, moment)));
  return [...incidents.filter(isOpen), ...incidents.filter((incident) => !isOpen(incident))];
}

/** How many boats are looked for at an instant. */
export async function countOpenIncidents(db: Db, at: Date): Promise<number> {
  const rows = await db.outing.findMany({
    where: { ...beyondRower, landedAt: null },
    include: withAlarms,
  });
  return rows.filter((row) => isOpen({ state: stateOf(row, at) })).length;
}

/** One incident. Refuses INCIDENT_NOT_FOUND, also while only the rower was told. */
export async function getIncident(
  db: Db,
  bookingId: number,
  moment: Moment,
): Promise<IncidentView> {
  return viewOf(db, await getIncidentRow(db, bookingId), moment);
}

export async function getIncidentRow(db: Db, bookingId: number): Promise<IncidentRow> {
  const row = await db.outing.findFirst({
    where: { bookingId, ...beyondRower },
    include: withAlarms,
  });
  if (!row) throw new Refusal("INCIDENT_NOT_FOUND");
  return row;
}

async function viewOf(db: Db, row: IncidentRow, moment: Moment): Promise<IncidentView> {
  const out = row.landedAt ? null : await findBoatOut(db, row.boatId);
  return toIncidentView(row, out?.due, moment);
}
