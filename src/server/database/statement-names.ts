import { isStalePlan } from "./database-failures";

// A connection keeps a named statement's plan for as long as it lives.
const mostStatements = 500;

/** Names statements by their text, so that the server plans each once for each connection. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private given = 0;

  constructor(private readonly prepares = true) {}

  /** The statement's name; "" leaves it unnamed. */
  nameOf(sql: string, args: readonly unknown[]): string {
    // Without arguments it may be a script, which has no plan.
    if (!this.prepares || args.length === 0) return "";
    const known = this.names.get(sql);
    if (known || this.given >= mostStatements) return known ?? "";
    this.given += 1;
    const name = `statement_${this.given}`;
    this.names.set(sql, name);
    return name;
  }

  /**
   * Asks for a statement. When it no longer fits its tables, every connection plans it anew, under
   * another name, and it is asked once more where nothing is lost by that.
   */
  async renewing<T>(sql: string, { again }: { again: boolean }, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.names.delete(sql);
      if (!again) throw error;
      return ask();
    }
  }
}
