import type { PGlite } from "@electric-sql/pglite";
import type { SqlConnection } from "./apply-migrations";
import { connectToServer } from "./connect";
import type { ServerLocation } from "./database-location";

/** Lets `read` see the whole database as it is at one instant, whatever is written meanwhile. */
export type AtOneInstant = <T>(read: (connection: SqlConnection) => Promise<T>) => Promise<T>;

/** On a connection of its own, so that nobody waits for it. */
export const onServer =
  (location: ServerLocation): AtOneInstant =>
  async (read) => {
    const connection = await connectToServer(location);
    try {
      await connection.exec("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      const seen = await read(connection);
      await connection.exec("COMMIT");
      return seen;
    } finally {
      await connection.close();
    }
  };

/** The embedded database has one connection: everybody else waits until `read` is done. */
export const onEmbedded =
  (pglite: PGlite): AtOneInstant =>
  (read) =>
    pglite.transaction(read);
