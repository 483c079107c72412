import { vi } from "vitest";
import type { PrismaClient, Statements } from "../database/open-database";

/** How many statements the plain transactions of some work send, between BEGIN and COMMIT. */
export async function countStatements(
  { plain }: PrismaClient,
  work: () => Promise<unknown>,
): Promise<number> {
  const transaction = plain.transaction.bind(plain);
  let statements = 0;
  const counting = (tx: Statements): Statements => ({
    $queryRaw: (...asked) => {
      statements += 1;
      return tx.$queryRaw(...asked);
    },
    $executeRaw: (...asked) => {
      statements += 1;
      return tx.$executeRaw(...asked);
    },
  });
  const spy = vi.spyOn(plain, "transaction");
  spy.mockImplementation((inside) => transaction((tx) => inside(counting(tx))));
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}
