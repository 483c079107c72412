import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { type DamageSeverity, damageSeverities } from "../../shared/damage/damage-severity";
import { fullName } from "../../shared/members/full-name";
import type { Prisma } from "../database/open-database";

/** What an entry is read with; the bytes of its photos stay where they are. */
export const withReporter = {
  member: { select: { firstName: true, lastName: true } },
  photos: { select: { number: true }, orderBy: { number: "asc" } },
} satisfies Prisma.DamageEntryInclude;

/** What a report is read with: of the entries that its reader may see the latest, those first. */
export const withEntries = (shown: Prisma.DamageEntryWhereInput, most: number) =>
  ({
    boat: { select: { id: true, name: true, category: true, available: true } },
    photos: {
      where: { entry: shown },
      select: { number: true },
      orderBy: [{ entryId: "asc" }, { number: "asc" }],
    },
    entries: { where: shown, include: withReporter, orderBy: { id: "desc" }, take: most },
  }) satisfies Prisma.DamageReportInclude;

export type KnownReport = Prisma.DamageReportGetPayload<{
  include: ReturnType<typeof withEntries>;
}>;
type KnownEntry = KnownReport["entries"][number];

/** A report as whoever reported reads it. */
export function toDamageReportView(report: KnownReport): DamageReportView {
  const entries = report.entries.map(toEntry).toReversed();
  return {
    id: report.id,
    boat: { id: report.boat.id, name: report.boat.name },
    severity: toSeverity(report.severity),
    what: entries[0]?.what ?? "",
    photos: report.photos.map(({ number }) => number),
    note: report.note,
    createdAt: report.createdAt.toISOString(),
    resolvedAt: report.resolvedAt?.toISOString() ?? null,
    entries,
  };
}

/** The entries with who wrote them, for staff. */
export const toStaffEntries = ({ entries }: KnownReport) =>
  entries
    .map((entry) => ({
      ...toEntry(entry),
      by: entry.member ? fullName(entry.member) : entry.deviceName,
    }))
    .toReversed();

const toEntry = ({ severity, what, createdAt, photos }: KnownEntry) => ({
  severity: toSeverity(severity),
  what,
  createdAt: createdAt.toISOString(),
  photos: photos.map(({ number }) => number),
});

// The database holds these words and no others.
export function toSeverity(text: string): DamageSeverity {
  const severity = damageSeverities.find((one) => one === text);
  if (!severity) throw new Error(`No such severity: ${text}`);
  return severity;
}
