/** Where a club's database is: a PostgreSQL server, or a folder (or `memory://`) for the embedded one. */
export type DatabaseLocation = ServerLocation | { embeddedIn: string };

export interface ServerLocation {
  databaseUrl: string;
  /** what stands between where `databaseUrl` leads to a connection pooler */
  pooler?: Pooler | undefined;
}

/** A pooler such as PgBouncer lends a connection for one transaction, and then to somebody else. */
interface Pooler {
  /** the server itself: for migrations and LISTEN, which need a connection of their own */
  directUrl: string;
  /** whether it keeps named statements, so that they may be prepared */
  keepsStatements: boolean;
}

/** The way to the database past its pooler: for who goes through whole tables or waits for messages. */
export const directly = (location: DatabaseLocation): DatabaseLocation =>
  "databaseUrl" in location && location.pooler
    ? { databaseUrl: location.pooler.directUrl }
    : location;
