import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlQuery } from "@prisma/driver-adapter-utils";
import type { ClientBase } from "pg";

// A connection keeps a named statement's plan for as long as it lives.
const mostStatements = 500;

/** Prisma's way to a PostgreSQL server. */
export class PostgresAdapter extends PrismaPg {
  constructor(connectionString: string) {
    super({ connectionString, max: 16, onConnect }, { statementNameGenerator: statementNames() });
  }
}

// The package writes instants without their zone, and reads them as UTC whatever the server says.
const onConnect = (client: ClientBase) => client.query("SET TIME ZONE 'UTC'");

/** Names statements by their text, so that the server plans each once; "" leaves one unnamed. */
function statementNames() {
  const names = new Map<string, string>();
  return ({ sql, args }: SqlQuery): string => {
    // Without arguments it may be a script, which has no plan.
    if (args.length === 0) return "";
    const known = names.get(sql);
    if (known || names.size >= mostStatements) return known ?? "";
    const name = `statement_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
