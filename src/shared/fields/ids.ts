import { z } from "zod";

/** The largest id a table can hold. */
export const maxId = 2_147_483_647;

/** A row's id; 0 is nobody's. */
export const id = z
  .number({ error: "That is not a valid id" })
  .int({ error: "That is not a valid id" })
  .min(0, { error: "That is not a valid id" })
  .max(maxId, { error: "That is not a valid id" });

/** The subject of a call: `{ id }`. */
export const idInput = z.object({ id });
