/** Where the places in a message lead that are the server's own. */
export interface MailAddresses {
  /** the club's address, for `{home}` */
  home: string;
  /** the one-time address, for `{link}`; null once it is out */
  link: string | null;
}

/** The text with its addresses in place; a link that is gone is named as such. */
export const withAddresses = (text: string, { home, link }: MailAddresses): string =>
  text.replace("{link}", () => link ?? "(one-time link)").replaceAll("{home}", () => home);
