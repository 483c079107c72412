/** EMAIL_IN_USE for an admin, who is not the one to log in instead. */
export const emailInUseForAdmins = "Another account already uses this email.";
