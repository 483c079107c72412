import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlQuery, SqlQueryable } from "@prisma/driver-adapter-utils";
import type { ClientBase, Pool } from "pg";
import { isStalePlan } from "./database-failures";
import type { ServerLocation } from "./database-location";
import { impatientConnection, impatientServer, type Patience } from "./patience";
import { StatementNames } from "./statement-names";

/** Prisma's way to a PostgreSQL server, which survives a migration beside a running process. */
export class PostgresAdapter extends PrismaPg {
  private readonly names: StatementNames;
  private pool: Pool | undefined;

  constructor({ databaseUrl, pooler }: ServerLocation, patience: Patience) {
    const names = new StatementNames();
    const prepares = !pooler || pooler.keepsStatements;
    const statementNameGenerator = (query: SqlQuery) => (prepares ? names.nameOf(query) : "");
    // The package writes instants without their zone, and reads them as UTC whatever the server says.
    const zone = "SET TIME ZONE 'UTC'";
    // Of what it is told here a pooler remembers the time zone alone: the rest its role has.
    const settings = pooler ? zone : `${zone}; ${impatientServer(patience)}`;
    const onConnect = (client: ClientBase) => client.query(settings);
    super(
      { ...impatientConnection(databaseUrl, patience), max: 16, onConnect },
      { statementNameGenerator },
    );
    this.names = names;
  }

  override async connect() {
    const pool = await super.connect();
    this.pool = pool.underlyingDriver();
    this.renewStalePlans(pool, { again: true });
    const start = pool.startTransaction.bind(pool);
    pool.startTransaction = async (level) => {
      const tx = await start(level);
      // A transaction is lost with its first failure: `writing` begins another.
      this.renewStalePlans(tx, { again: false });
      return tx;
    };
    return pool;
  }

  /** How its connections are used now; none before the first question. */
  connections() {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = this.pool ?? {};
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  private renewStalePlans(to: SqlQueryable, { again }: { again: boolean }) {
    const renewing =
      <T>(ask: (query: SqlQuery) => Promise<T>) =>
      async (query: SqlQuery) => {
        try {
          return await ask(query);
        } catch (error) {
          if (!isStalePlan(error)) throw error;
          this.names.renew(query);
          if (!again) throw error;
          return await ask(query);
        }
      };
    to.queryRaw = renewing(to.queryRaw.bind(to));
    to.executeRaw = renewing(to.executeRaw.bind(to));
  }
}
