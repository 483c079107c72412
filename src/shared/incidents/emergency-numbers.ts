/** Whom to call when a boat stays out. The first two are said and dialled; VHF is a radio's channel. */
export const emergencyNumbers = {
  emergency: "911",
  rescueCentre: { name: "Rescue Coordination Centre", phone: "1-800-567-5111" },
  vhfChannel: "16",
} as const;

/** Said wherever an alarm is read. */
export const neverCallsWords =
  "Slipway never calls emergency services by itself: somebody has to make that call.";
