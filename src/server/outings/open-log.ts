import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import { holdOutingLog } from "../locks";

/** Keeps the outing log open for this transaction. Refuses LOG_OFF; takes the settings' share. */
export async function openLog(tx: Tx): Promise<void> {
  if (!(await holdOutingLog(tx))) throw new Refusal("LOG_OFF");
}
