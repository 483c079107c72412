import { paths } from "../paths";

/** Where to go with an answer of the FAQ, by the id of its question. */
export const faqLinks: Record<string, { to: string; label: string } | undefined> = {
  "how-to-book": { to: paths.boats, label: "See the boats" },
  cancel: { to: paths.dashboard, label: "Dashboard" },
  "buy-hours": { to: paths.pricing, label: "Pricing" },
  "see-my-hours": { to: paths.dashboard, label: "Dashboard" },
  "become-a-member": { to: paths.register, label: "Join Club" },
  "membership-fee": { to: paths.pricing, label: "Pricing" },
  training: { to: paths.pricing, label: "Pricing" },
  "change-my-details": { to: paths.account, label: "My Account" },
  "members-only": { to: paths.tryARow, label: "Try a row" },
  "try-a-row": { to: paths.tryARow, label: "Try a row" },
  "forgotten-password": { to: paths.memberAccounts, label: "Account access" },
  "which-boats": { to: paths.boats, label: "See the boats" },
  "calendar-marks": { to: paths.boats, label: "See the boats" },
  "weather-source": { to: paths.boats, label: "The weather now" },
  "access-codes": { to: paths.dashboard, label: "Dashboard" },
};
