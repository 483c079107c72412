import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { isSignedInAt } from "./push-device-queries";
import { noSuchDevice } from "./remove-push-device";

/**
 * Puts a trial message for one of one's own devices on its way; one that waits already is that one. Refuses
 * DEVICE_NOT_FOUND.
 */
export async function tryPushDevice(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  { at }: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const device = await tx.pushDevice.findFirst({
      where: { id, memberId: by.id, ...isSignedInAt(at) },
    });
    if (!device) throw noSuchDevice();
    // A device has one row for its trials.
    await tx.$executeRaw`
      INSERT INTO "push_calls" ("deviceId", "createdAt", "nextAttemptAt") VALUES (${id}, ${at}, ${at})
      ON CONFLICT ("deviceId") WHERE "messageId" IS NULL DO UPDATE
        SET "createdAt" = ${at}, "nextAttemptAt" = ${at}, "sentAt" = NULL, "setAsideAt" = NULL,
            "lastError" = NULL, "attempts" = 0`;
    return { ok: true };
  });
}
