import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import pRetry from "p-retry";
import { Refusal, type RefusalCode } from "../../shared/refusals";
import { gaveWay, isStalePlan } from "./database-failures";
import type { PrismaClient, Tx } from "./open-database";

/** What it means for a person when the database itself says no. */
const refusalOfConstraint: Record<string, RefusalCode> = {
  bookings_one_per_boat: "SLOT_TAKEN",
  bookings_one_per_member: "OWN_OVERLAP",
  person_spans_one_each: "OWN_OVERLAP",
  members_email_key: "EMAIL_IN_USE",
  boats_category_fkey: "KIND_IN_USE",
  boat_blocks_no_overlap: "BOAT_ALREADY_BLOCKED",
  outings_one_out_per_boat: "BOAT_STILL_OUT",
  launched_bookings_stay: "ALREADY_LAUNCHED",
};

/** Somebody moved a booking between the look at it and the locks: the work is begun anew. */
export class StaleRead extends Refusal {
  constructor() {
    super("BOOKING_CHANGED");
  }
}

/**
 * One write transaction. A constraint that stands for a rule of the club answers as that rule;
 * everything else that fails is a bug and stays one. A transaction that the database ended so that
 * another could go on is tried again, three times at most.
 */
export const writing = <T>(db: PrismaClient, work: (tx: Tx) => Promise<T>): Promise<T> =>
  givingWay(() => db.$transaction(work, { maxWait: 30_000, timeout: 30_000 }));

/** Tries a transaction again that gave way to another, and says a constraint's no as the club's rule. */
export async function givingWay<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await pRetry(transaction, {
      retries: 3,
      // At random moments, so that those who locked each other out do not meet again.
      minTimeout: 20,
      randomize: true,
      shouldRetry: ({ error }) =>
        gaveWay(error) || isStalePlan(error) || error instanceof StaleRead,
    });
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  const text = describe(error);
  const constraint = Object.keys(refusalOfConstraint).find((name) => text.includes(name));
  const code = constraint ? refusalOfConstraint[constraint] : undefined;
  return code && new Refusal(code);
}

// The two adapters tell a violation differently: as an index, as fields, or in the message.
function describe(error: unknown): string {
  if (isDriverAdapterError(error)) return JSON.stringify(error.cause);
  if (!(error instanceof Error) || error instanceof Refusal || !("meta" in error)) return "";
  const meta = JSON.stringify(error.meta);
  const emailTaken = "code" in error && error.code === "P2002" && meta.includes('"email');
  return emailTaken ? "members_email_key" : meta;
}
