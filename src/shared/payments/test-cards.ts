/** Cards the built-in test gateway knows; anything else is declined. */
export const testCards = {
  succeeds: "4111111111111111",
  declined: "4000000000000002",
  timesOut: "4000000000000119",
} as const;
