import { z } from "zod";
import type { SqlConnection } from "../database/apply-migrations";
import { booksQuery } from "../payments/compare-books-queries";
import { bookProblem } from "./backup-format";

/** The treasurer's reconciliation, on a connection without the ORM. */
export async function compareBooksOn(connection: SqlConnection) {
  const { rows } = await connection.query(booksQuery);
  return z.array(bookProblem).parse(rows);
}
