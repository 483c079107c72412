// Apart from the schemas, which a screen that only lists members does without.

export const membersPerPage = 25;

export const searchMaxLength = 100;
