import type { PrismaClient, Statements } from "../database/open-database";
import { givingWay } from "../database/writing";

/**
 * One write transaction that decides on a slot, like `writing`. It asks no model: its statements go past
 * the client, which would take four fifths of a booking's processor time.
 */
export const writingSlots = <T>(
  db: PrismaClient,
  work: (tx: Statements) => Promise<T>,
): Promise<T> => givingWay(() => db.plain.transaction(work));
