import type { ClearanceKind } from "../../shared/clearances/clearance-schemas";
import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import { keepSafetySettings } from "../locks";
import { getSafetySettings } from "../settings/safety-settings-queries";

/**
 * A clearance as the club gives it, which stays in the settings until the transaction ends. Refuses
 * CLEARANCE_UNKNOWN, naming `field`.
 */
export async function keepClearanceKind(
  tx: Tx,
  name: string,
  field = "name",
): Promise<ClearanceKind> {
  await keepSafetySettings(tx);
  const { clearances } = await getSafetySettings(tx);
  const kind = clearances.find((one) => one.name === name);
  if (!kind) throw new Refusal("CLEARANCE_UNKNOWN", undefined, field);
  return kind;
}

/** Holds what a boat is to require, where it is to require something. */
export async function keepRequired(tx: Tx, name: string | null | undefined): Promise<void> {
  if (name) await keepClearanceKind(tx, name, "requiredClearance");
}
