import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { type DamageSeverity, damageSeverities } from "../../shared/damage/damage-severity";
import { fullName } from "../../shared/members/full-name";
import type { Prisma } from "../database/open-database";

/** What a report is read with; the bytes of its photos stay where they are. */
export const withEntries = {
  boat: { select: { id: true, name: true, category: true, available: true } },
  entries: {
    include: {
      member: { select: { firstName: true, lastName: true } },
      photos: { select: { number: true }, orderBy: { number: "asc" } },
    },
    orderBy: { id: "asc" },
  },
} satisfies Prisma.DamageReportInclude;

export type KnownReport = Prisma.DamageReportGetPayload<{ include: typeof withEntries }>;
type KnownEntry = KnownReport["entries"][number];

/** A report with those of its entries that its reader may see. */
export function toDamageReportView(
  report: KnownReport,
  isShown: (entry: KnownEntry) => boolean,
): DamageReportView {
  const entries = report.entries.filter(isShown).map(toEntry);
  return {
    id: report.id,
    boat: { id: report.boat.id, name: report.boat.name },
    severity: toSeverity(report.severity),
    what: entries[0]?.what ?? "",
    photos: entries.flatMap(({ photos }) => photos),
    note: report.note,
    createdAt: report.createdAt.toISOString(),
    resolvedAt: report.resolvedAt?.toISOString() ?? null,
    entries,
  };
}

/** The entries with who wrote them, for staff. */
export const toStaffEntry = (entry: KnownEntry) => ({
  ...toEntry(entry),
  by: entry.member ? fullName(entry.member) : entry.deviceName,
});

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
