import { Refusal } from "../../shared/refusals";
import { getSafetySettings } from "../club/safety-settings-queries";
import type { Tx } from "../database/open-database";
import { holdSafetySettings } from "../locks";

/** Keeps the outing log open for this transaction. Refuses LOG_OFF; takes the settings' share. */
export async function openLog(tx: Tx): Promise<void> {
  await holdSafetySettings(tx);
  if ((await getSafetySettings(tx)).outingLog === "off") throw new Refusal("LOG_OFF");
}
