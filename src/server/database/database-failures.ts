import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { z } from "zod";
import { Refusal } from "../../shared/refusals";

const said = z.object({
  kind: z.string(),
  originalCode: z.string().optional(),
  originalMessage: z.string().optional(),
});
const failure = z.union([
  // As the driver adapters throw it, and as the client hands it on.
  z.object({ cause: said }).transform(({ cause }) => cause),
  z
    .object({ meta: z.object({ driverAdapterError: z.object({ cause: said }) }) })
    .transform(({ meta }) => meta.driverAdapterError.cause),
]);

/** Whether one of several transactions had to give way, and may simply be tried again. */
export function gaveWay(error: unknown): boolean {
  const { kind, originalCode } = saidBy(error);
  return kind === "TransactionWriteConflict" || ["40001", "40P01"].includes(originalCode ?? "");
}

/** Whether a lock was not to be had in the time that a lock is waited for. */
export const waitedTooLong = (error: unknown): boolean => saidBy(error).originalCode === "55P03";

/** Whether a prepared statement no longer fits its tables, which a migration has changed since. */
export const isStalePlan = (error: unknown): boolean =>
  saidBy(error).originalMessage === "cached plan must not change result type";

/** Whether the database has no room left to write; what was under way is undone. */
export const isDiskFull = (error: unknown): boolean => saidBy(error).originalCode === "53100";

/**
 * A failure as the refusal that it is: a command's own, a full disk, or a database that does not
 * answer.
 */
export function refusalIn(failure: unknown): Refusal | undefined {
  if (failure instanceof Refusal) return failure;
  if (isDiskFull(failure)) return new DiskFull(failure);
  return isUnreachable(failure) ? new DatabaseUnreachable(failure) : undefined;
}

class DatabaseUnreachable extends Refusal {
  constructor(override readonly cause: unknown) {
    super("DATABASE_UNREACHABLE");
  }
}

class DiskFull extends Refusal {
  constructor(override readonly cause: unknown) {
    super("DISK_FULL");
  }
}

/**
 * Whether the database could not be asked, or did not answer in time. Whether a write that was under
 * way is done is then uncertain.
 */
function isUnreachable(error: unknown): boolean {
  const { kind = "", originalCode = "" } = saidBy(error);
  if (unreachableKinds.has(kind) || unreachableCodes.test(originalCode)) return true;
  if (!(error instanceof Error)) return false;
  // The client's, when no transaction could begin in time.
  return ("code" in error && error.code === "P2028") || lostConnection.test(error.message);
}

// The driver's own words: no connection in time, one that ends in a question, and one that ended
// between two questions of a transaction.
const lostConnection =
  /^timeout exceeded when trying to connect|^Connection terminated|is not queryable$/;

const unreachableKinds = new Set([
  "ConnectionClosed",
  "DatabaseNotReachable",
  "SocketTimeout",
  "TooManyConnections",
]);
// PostgreSQL's classes and codes: lost connections, shutdowns and starts, a database that accepts no
// connections, a standby that does not write yet, and its time-outs.
const unreachableCodes = /^08|^57P0[1235]$|^(?:25006|25P03|25P04|53300|55000|55P03|57014)$/;

// A question of the client's own tells a conflict by P2034 alone.
function saidBy(error: unknown): Partial<z.infer<typeof said>> {
  if (error instanceof Error && "code" in error && error.code === "P2034")
    return { kind: "TransactionWriteConflict" };
  return failure.safeParse(error).data ?? {};
}

/**
 * What a driver is asked, failing as it would through the client. Where a server's name has several
 * addresses that all refuse, the client's own adapter would not know that for a lost connection.
 */
export async function withClientErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { data: said } = saidByServer.safeParse(error);
    if (said) throw new DriverAdapterError({ kind: "postgres", ...said });
    const { data: lost } = lostSocket.safeParse(error);
    throw lost ? new DriverAdapterError(lost) : error;
  }
}

const text = z.string().optional();
const saidByServer = z
  .object({
    code: z.string(),
    severity: z.string(),
    message: z.string(),
    detail: text,
    column: text,
    hint: text,
  })
  .transform(({ detail, column, hint, ...said }) => ({
    ...said,
    detail,
    column,
    hint,
    originalCode: said.code,
    originalMessage: said.message,
  }));

const lostSocket = z
  .object({
    code: z.union([
      z
        .enum(["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"])
        .transform(() => "DatabaseNotReachable" as const),
      z.enum(["ECONNRESET", "EPIPE"]).transform(() => "ConnectionClosed" as const),
      z.literal("ETIMEDOUT").transform(() => "SocketTimeout" as const),
    ]),
  })
  .transform(({ code }) => ({ kind: code }));
