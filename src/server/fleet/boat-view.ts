import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BoatDamage } from "../../shared/damage/boat-damage";
import { isCrew, type Role } from "../../shared/members/role";
import type { Prisma } from "../database/open-database";
import type { Boat } from "../generated/prisma/client";

/** A boat is read with the open report that restricts its use, if there is one. */
export const withDamage = {
  damage: {
    where: { resolvedAt: null, severity: { not: "minor" } },
    include: { entries: { where: { what: { not: "" } }, orderBy: { id: "asc" } } },
  },
} satisfies Prisma.BoatInclude;

type KnownDamage = Prisma.BoatGetPayload<{ include: typeof withDamage }>["damage"];

/** A boat on the wire; the lock code is for crew alone, what is wrong with it for members. */
export function toBoatView(boat: Boat & { damage?: KnownDamage }, reader: Role): BoatView {
  const { lockCode, revision: _revision, damage: [report] = [], ...fields } = boat;
  const shown = { ...fields, damage: report ? toDamage(report, reader) : null };
  return isCrew(reader) ? { ...shown, lockCode } : shown;
}

function toDamage(
  { severity, note, entries }: KnownDamage[number],
  reader: Role,
): NonNullable<BoatDamage> {
  const gravest = entries.find((entry) => entry.severity === severity) ?? entries[0];
  const words = note || gravest?.what || null;
  const isMember = reader === "approved" || isCrew(reader);
  return {
    severity: severity === "unusable" ? severity : "restricted",
    words: isMember ? words : null,
  };
}
