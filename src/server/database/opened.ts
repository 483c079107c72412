import type { Socket } from "node:net";
import type { AtOneInstant } from "./at-one-instant";
import type { DatabaseAdapter } from "./open-client";

/** How a server's connections are used now, and how many calls wait for one. */
export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

/** A database that has been reached and migrated, on a server or in this process, without its client. */
export interface Opened {
  adapter: DatabaseAdapter;
  appliedMigrations: string[];
  /** undefined on the embedded database, which has one connection */
  connections: (() => Connections) | undefined;
  atOneInstant: AtOneInstant;
  /** says who receives those who visit the folder's holder; undefined on a server */
  receive: ((welcome: (visitor: Socket) => void) => void) | undefined;
  release: () => Promise<void>;
}
