/** What can change under an open screen. A change says only which of these to read again. */
export const feedTopics = ["bookings", "boats", "members", "club"] as const;
export type FeedTopic = (typeof feedTopics)[number];

/** With what changes only for whoever changes it, and is told to nobody else. */
export const changeTopics = [...feedTopics, "account", "outbox"] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** The header in which an answer names what its writes may have changed. */
export const changesHeader = "changes";
