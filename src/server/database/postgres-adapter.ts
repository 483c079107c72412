import { PrismaPg } from "@prisma/adapter-pg";

/** Prisma's way to a PostgreSQL server, for migrations that hold functions too. */
export class PostgresAdapter extends PrismaPg {
  override async connect() {
    const connection = await super.connect();
    // Its own executeScript cuts at every semicolon, also in the middle of a function.
    connection.executeScript = async (sql) => {
      await connection.executeRaw({ sql, args: [], argTypes: [] });
    };
    return connection;
  }
}
