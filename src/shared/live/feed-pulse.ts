/** The open feed's heartbeat: how often the server pings, and the silence that means it is dead. */
export const feedPulse = { pingMs: 20_000, longestSilenceMs: 50_000 } as const;
