/** How long the links in mails work, each once. */
export const oneTimeLinkMinutes = 60;
/** in the mail about an approval */
export const welcomeLinkDays = 7;
/** in the mail that invites an imported member */
export const invitationLinkDays = 14;
