import type { SqlQuery } from "@prisma/driver-adapter-utils";

// A connection keeps a named statement's plan for as long as it lives.
const mostStatements = 500;

/** Names statements by their text, so that the server plans each once for each connection. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private given = 0;

  /** The statement's name; "" leaves it unnamed. */
  nameOf({ sql, args }: SqlQuery): string {
    // Without arguments it may be a script, which has no plan.
    if (args.length === 0) return "";
    const known = this.names.get(sql);
    if (known || this.given >= mostStatements) return known ?? "";
    this.given += 1;
    const name = `statement_${this.given}`;
    this.names.set(sql, name);
    return name;
  }

  /** Every connection plans the statement anew, under another name. */
  renew({ sql }: SqlQuery): void {
    this.names.delete(sql);
  }
}
