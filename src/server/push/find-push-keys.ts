import webPush from "web-push";
import type { PrismaClient } from "../database/open-database";
import type { PushKeys } from "../generated/prisma/client";
import type { Moment } from "../time/moment";

/**
 * What the club signs push messages with. Made when it is first asked for, and never again: devices are
 * bound to it. Of several processes that make it at once the first one's stays.
 */
export async function findPushKeys(db: PrismaClient, { at }: Moment): Promise<PushKeys> {
  const kept = await db.pushKeys.findUnique({ where: { id: 1 } });
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db.$executeRaw`
    INSERT INTO "push_keys" ("id", "publicKey", "privateKey", "createdAt")
    VALUES (1, ${publicKey}, ${privateKey}, ${at}) ON CONFLICT ("id") DO NOTHING`;
  return db.pushKeys.findUniqueOrThrow({ where: { id: 1 } });
}
