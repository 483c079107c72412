import { Prisma, type Tx } from "../database/open-database";

/** Takes several boats and then several members, each in the order of their ids. */
export async function lockRows(
  tx: Tx,
  { boatIds, memberIds }: { boatIds: readonly number[]; memberIds: readonly number[] },
): Promise<void> {
  if (boatIds.length) {
    await tx.$queryRaw`
      SELECT 1 FROM "boats" WHERE "id" IN (${Prisma.join([...boatIds])})
       ORDER BY "id" FOR NO KEY UPDATE`;
  }
  if (memberIds.length) {
    await tx.$queryRaw`
      SELECT 1 FROM "members" WHERE "id" IN (${Prisma.join([...memberIds])})
       ORDER BY "id" FOR NO KEY UPDATE`;
  }
}
