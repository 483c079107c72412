/** What a line of the ledger says where staff gave no reason, or where theirs is gone. */
export const plainReasons = {
  added: "Hours added by admin",
  subtracted: "Hours subtracted by admin",
  refunded: "Refunded",
  unlimited: "Unlimited membership",
  unlimitedEnded: "Unlimited membership ended",
} as const;
