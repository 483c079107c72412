import { deviceWords } from "../../shared/members/device-words";
import {
  type AddedPushDevice,
  type AddPushDeviceInput,
  mostPushDevices,
} from "../../shared/push/push-schemas";
import { Refusal } from "../../shared/refusals";
import { holdSession, sidOf } from "../auth/session-store";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockEndpoint, lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { refuseWebhookAddress } from "../webhooks/refuse-webhook-address";

interface FromBrowser extends AddPushDeviceInput {
  sessionId: string;
  userAgent: string;
  webhookPrivate: boolean;
}

/**
 * Lets a browser show a member's messages for as long as the session lasts that sends it. One that is known
 * already goes over to this member and session. Refuses WEBHOOK_ADDRESS, TOO_MANY_DEVICES the eleventh, and
 * NOT_SIGNED_IN when the session was ended meanwhile.
 */
export async function addPushDevice(
  db: PrismaClient,
  { endpoint, keys, sessionId, userAgent, webhookPrivate }: FromBrowser,
  by: SignedInActor,
  { at }: Moment,
): Promise<AddedPushDevice> {
  const options = { allowPrivate: webhookPrivate, field: "endpoint" };
  const refusal = await refuseWebhookAddress(endpoint, options);
  if (refusal) throw refusal;
  return writing(db, async (tx) => {
    await lockEndpoint(tx, endpoint);
    await lockMember(tx, by.id);
    if (!(await holdSession(tx, sessionId))) throw new Refusal("NOT_SIGNED_IN");
    // What was on its way to somebody else goes with their device.
    await tx.pushDevice.deleteMany({ where: { endpoint, memberId: { not: by.id } } });
    const data = { ...keys, sid: sidOf(sessionId), name: deviceWords(userAgent) };
    const known = await tx.pushDevice.findUnique({ where: { endpoint } });
    const { id, name } = known
      ? await tx.pushDevice.update({ where: { endpoint }, data })
      : await tx.pushDevice.create({
          data: {
            ...data,
            endpoint,
            memberId: by.id,
            place: await findPlace(tx, by.id, at),
            createdAt: at,
          },
        });
    return { id, name };
  });
}

/** Whoever has not come back for so long that their session ended makes room. */
async function findPlace(tx: Tx, memberId: number, at: Date): Promise<number> {
  await tx.pushDevice.deleteMany({ where: { memberId, session: { expire: { lte: at } } } });
  const devices = await tx.pushDevice.findMany({ where: { memberId }, select: { place: true } });
  const taken = new Set(devices.map(({ place }) => place));
  for (let place = 1; place <= mostPushDevices; place += 1) if (!taken.has(place)) return place;
  throw new Refusal("TOO_MANY_DEVICES");
}
