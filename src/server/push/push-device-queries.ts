import type { PushDeviceView } from "../../shared/push/push-schemas";
import type { Db, Prisma } from "../database/open-database";

/** Those of whose session nothing is left yet to be told. */
export const isSignedInAt = (at: Date): Prisma.PushDeviceWhereInput => ({
  session: { expire: { gt: at } },
});

/** The devices that show a member's messages, the latest first. */
export async function listPushDevices(
  db: Db,
  memberId: number,
  at: Date,
): Promise<PushDeviceView[]> {
  const devices = await db.pushDevice.findMany({
    where: { memberId, ...isSignedInAt(at) },
    orderBy: { id: "desc" },
  });
  return devices.map(({ id, name, createdAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
  }));
}
