import { Refusal } from "../../shared/refusals";
import type { Statements } from "../database/open-database";
import { holdOutingLog } from "../locks";

/** Keeps the outing log open for this transaction. Refuses LOG_OFF; takes the settings' share. */
export async function openLog(tx: Statements): Promise<void> {
  if (!(await holdOutingLog(tx))) throw new Refusal("LOG_OFF");
}
