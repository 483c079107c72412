import { setImmediate } from "node:timers/promises";
import {
  PGlite,
  type PGliteOptions,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { StatementNames } from "./statement-names";

const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/**
 * The embedded database as the product opens it. It plans each statement once, as a server does for a
 * connection, and keeps 32 MB of pages itself instead of 128: a club's tables fit, and so does the rest
 * of the process in a small machine. It works in this thread, so everybody else is answered before each
 * statement: a list read in parts would be one long turn otherwise.
 */
export class PreparedPGlite extends PGlite {
  private readonly names = new StatementNames();
  /** what the database said of each: the types of its arguments, and its columns */
  private readonly described = new Map<string, Messages>();

  constructor(options: PGliteOptions) {
    const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];
    super({ extensions: { btree_gist }, startParams, ...options });
  }

  override async query<Row>(sql: string, args: unknown[] = [], options?: QueryOptions) {
    await setImmediate();
    const name = this.nameOf(sql, args);
    if (name === "") return super.query<Row>(sql, args, options);
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.ask<Row>(name, sql, args, options);
      await this.syncToFs();
      return results;
    });
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>) {
    return super.transaction((tx) => {
      const unprepared = tx.query;
      tx.query = async <Row>(sql: string, args: unknown[] = [], options?: QueryOptions) => {
        await setImmediate();
        const name = this.nameOf(sql, args);
        return name === "" || tx.closed
          ? unprepared<Row>(sql, args, options)
          : this.ask<Row>(name, sql, args, options);
      };
      return work(tx);
    });
  }

  private nameOf(sql: string, args: unknown[]): string {
    return this.names.nameOf(sql, args);
  }

  private ask<Row>(
    name: string,
    text: string,
    args: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    return this.runExclusive(async () => {
      const described = this.described.get(name) ?? (await this.prepare(name, text));
      const types = parse.parseDescribeStatementResults(described);
      const values = args.map((arg, nr) => this.toText(arg, types[nr]));
      // Planned anew after a failure: its tables may have changed.
      this.described.delete(name);
      const answer = await this.send(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
      );
      this.described.set(name, described);
      const [results] = parse.parseResults([...described, ...answer], this.parsers, options);
      if (!results) throw new Error("The database gave no answer.");
      // What its rows hold, whoever writes a statement says, as with the package's own `query`.
      return results as Results<Row>;
    });
  }

  private prepare(name: string, text: string): Promise<Messages> {
    return this.send(
      serialize.close({ type: "S", name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
  }

  // After a failure all is skipped up to the `sync`, which is why that goes with the rest.
  private send(...messages: Uint8Array[]): Promise<Messages> {
    const all = Buffer.concat([...messages, serialize.sync()]);
    return this.execProtocolStream(all, { syncToFs: false });
  }

  private toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? String(value);
  }
}
