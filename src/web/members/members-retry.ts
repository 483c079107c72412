/** Members are the one read that is tried again: 3 times, a second apart (spec part 2 §8). */
export const membersRetry = { retry: 3, retryDelay: 1000 };
