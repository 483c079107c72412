import type { Prisma, Tx } from "../database/open-database";

/**
 * Takes away what a member wrote and photographed of damage that is mended. What is still open is
 * about the boat, and stays without their name until it is mended. The caller has locked them.
 */
export const forgetDamageOf = (tx: Tx, memberId: number): Promise<void> =>
  forget(tx, { memberId, report: { resolvedAt: { not: null } } });

/** Forgets who wrote one report that is mended now, for everybody who has left meanwhile. */
export const forgetLeftReporters = (tx: Tx, reportId: number): Promise<void> =>
  forget(tx, { reportId, member: { deletedAt: { not: null } } });

async function forget(tx: Tx, where: Prisma.DamageEntryWhereInput): Promise<void> {
  await tx.damagePhoto.deleteMany({ where: { entry: where } });
  await tx.damageEntry.updateMany({ where, data: { what: "" } });
}
