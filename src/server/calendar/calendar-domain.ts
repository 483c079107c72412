import type { Db } from "../database/open-database";

/**
 * Keeps what names a club's bookings in calendars from its first start on. A club from before the name
 * was kept has used the host of its address.
 */
export async function keepCalendarDomain(db: Db, publicUrl: string): Promise<void> {
  const domain = new URL(publicUrl).hostname;
  await db.calendarDomain.createMany({ data: [{ domain }], skipDuplicates: true });
}

/** What follows the `@` in the UID of each booking. */
export async function getCalendarDomain(db: Db): Promise<string> {
  const { domain } = await db.calendarDomain.findUniqueOrThrow({ where: { id: 1 } });
  return domain;
}
