import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlQuery, SqlQueryable } from "@prisma/driver-adapter-utils";
import { withClientErrors } from "./database-failures";
import type { ServerLocation } from "./database-location";
import type { Patience } from "./patience";
import { plainServer } from "./plain-server";
import type { PlainDatabase } from "./plain-statements";
import { openPool } from "./postgres-pool";
import { StatementNames } from "./statement-names";

/**
 * Prisma's way to a PostgreSQL server, and the one past it on the same connections. Both survive a
 * migration beside a running process.
 */
export class PostgresAdapter extends PrismaPg {
  plain: PlainDatabase;
  private readonly pool: ReturnType<typeof openPool>;
  private readonly names: StatementNames;

  constructor(location: ServerLocation, patience: Patience) {
    const { pooler } = location;
    const names = new StatementNames(!pooler || pooler.keepsStatements);
    const statementNameGenerator = ({ sql, args }: SqlQuery) => names.nameOf(sql, args);
    const pool = openPool(location, patience);
    super(pool, { statementNameGenerator, disposeExternalPool: true });
    this.plain = plainServer(pool, names);
    this.pool = pool;
    this.names = names;
  }

  override async connect() {
    const pool = await super.connect();
    this.renewStalePlans(pool, { again: true });
    const start = pool.startTransaction.bind(pool);
    pool.startTransaction = async (level) => {
      const tx = await withClientErrors(start(level));
      // A transaction is lost with its first failure: `writing` begins another.
      this.renewStalePlans(tx, { again: false });
      return tx;
    };
    return pool;
  }

  /** How its connections are used now. */
  connections() {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Closes the connections, where the client has not: it does not when it was asked nothing. */
  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }

  private renewStalePlans(to: SqlQueryable, where: { again: boolean }) {
    const query = to.queryRaw.bind(to);
    const execute = to.executeRaw.bind(to);
    to.queryRaw = (asked) =>
      this.names.renewing(asked.sql, where, () => withClientErrors(query(asked)));
    to.executeRaw = (asked) =>
      this.names.renewing(asked.sql, where, () => withClientErrors(execute(asked)));
  }
}
