import { subMinutes } from "date-fns";
import type { DeviceView } from "../../shared/devices/device-schemas";
import { hashToken } from "../auth/one-time-links";
import type { Db } from "../database/open-database";
import type { DockDevice } from "../generated/prisma/client";
import type { Moment } from "../time/moment";

/** The tablets of the dock, the latest first. */
export async function listDevices(db: Db, { at }: Moment): Promise<DeviceView[]> {
  const devices = await db.dockDevice.findMany({ orderBy: { id: "desc" } });
  return devices.map(({ id, name, pairedAt, pairingExpiresAt, lastHeardAt }) => ({
    id,
    name,
    pairedAt: pairedAt?.toISOString() ?? null,
    pairing: pairedAt ? "done" : pairingExpiresAt > at ? "waiting" : "over",
    pairingEndsAt: pairingExpiresAt.toISOString(),
    lastHeardAt: lastHeardAt?.toISOString() ?? null,
  }));
}

/** The tablet that a cookie's key is of; null once it has been ended. */
export const findDeviceByKey = (db: Db, key: string): Promise<DockDevice | null> =>
  db.dockDevice.findUnique({ where: { keyHash: hashToken(key) } });

/** Notes that a tablet asked, once a minute at most; says whether it noted it. */
export async function hearFrom(db: Db, { id }: DockDevice, { at }: Moment): Promise<boolean> {
  const { count } = await db.dockDevice.updateMany({
    where: { id, OR: [{ lastHeardAt: null }, { lastHeardAt: { lte: subMinutes(at, 1) } }] },
    data: { lastHeardAt: at },
  });
  return count > 0;
}
