import type { z } from "zod";
import { clubSettings } from "../../shared/settings/club-settings";

/** What of the club's settings is about money. */
export const moneyFields = clubSettings.pick({
  country: true,
  currency: true,
  taxes: true,
  pricesIncludeTax: true,
});
export type MoneyFields = z.infer<typeof moneyFields>;
