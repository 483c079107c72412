/** Members are the one read that is tried again: 3 times, a second apart (rules, Screens). */
export const membersRetry = { retry: 3, retryDelay: 1000 };
