import { Socket } from "node:net";
import type { ClientConfig } from "pg";

/** How long a PostgreSQL server may keep us waiting. */
export interface Patience {
  /** for a connection, and for one of the pool to be free */
  connectMs: number;
  /** for the next byte of an answer */
  silenceMs: number;
}

/** Of a process that people wait for: together less than the 10 seconds they wait for a clear no. */
export const patience: Patience = { connectMs: 4_000, silenceMs: 8_000 };

/** Of a command that goes through whole tables while nobody waits. */
export const unhurried: Patience = { connectMs: 10_000, silenceMs: 600_000 };

/** A connection that notices when its server, or the network between, falls silent. */
export const impatientConnection = (
  connectionString: string,
  { connectMs, silenceMs }: Patience,
): ClientConfig => ({
  connectionString,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  stream: () => impatientSocket(silenceMs),
});

// Only one that waits for an answer is silent for so long: the pool closes idle ones before that.
function impatientSocket(silenceMs: number) {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const error = new Error("The PostgreSQL server fell silent.");
    // As the system would say it, which the driver understands.
    socket.destroy(Object.assign(error, { code: "ETIMEDOUT", syscall: "read", errno: -110 }));
  });
  return socket;
}

/**
 * The server's settings, in milliseconds, with which it gives up before we do, and frees what the
 * transaction of a host held that is no longer there.
 */
export const impatientSettings = ({ silenceMs }: Patience) => ({
  lock_timeout: Math.round(silenceMs * 0.6),
  statement_timeout: Math.round(silenceMs * 0.8),
  idle_in_transaction_session_timeout: silenceMs,
});
