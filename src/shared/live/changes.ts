/** What can change under an open screen. A change says only which of these to read again. */
export const feedTopics = ["bookings", "boats", "members", "club"] as const;
export type FeedTopic = (typeof feedTopics)[number];

/** The same, with what changes only for whoever changes it, and is told to nobody else. */
export type ChangeTopic = FeedTopic | "account" | "outbox";

/** The header in which an answer names what its writes may have changed. */
export const changesHeader = "changes";
