/** Signs out everywhere as soon as it is opened; with `askFirst` behind it, by a press. */
export const logoutForced = "/logout-forced";
export const askFirst = "?ask";
