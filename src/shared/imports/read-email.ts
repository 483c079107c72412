import { email } from "../fields/email";

const address = email("");

/** The e-mail in a cell, as members have it; undefined where there is none. */
export const readEmail = (cell: string | undefined): string | undefined =>
  address.safeParse(cell).data;
