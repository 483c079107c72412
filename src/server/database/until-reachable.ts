import pRetry from "p-retry";
import { refusalIn } from "./database-failures";

const longestMs = 120_000;

/**
 * Does again what has to be noted, while the database cannot be reached, for two minutes: longer
 * than another server needs to take its place. The work must bear being done twice.
 */
export const untilReachable = <T>(work: () => Promise<T>): Promise<T> =>
  pRetry(work, {
    retries: Number.POSITIVE_INFINITY,
    maxRetryTime: longestMs,
    minTimeout: 250,
    maxTimeout: 2_000,
    shouldRetry: ({ error }) => refusalIn(error)?.code === "DATABASE_UNREACHABLE",
  });
