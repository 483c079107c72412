/** How long a password may be, in characters. */
export const passwordMinLength = 6;
export const passwordMaxLength = 200;
