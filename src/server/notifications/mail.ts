/** A message as the club writes it. `{link}` in the text stands where a one-time address goes. */
export interface Mail {
  kind: string;
  subject: string;
  text: string;
}
