import { z } from "zod";
import { tidyText } from "./tidy-text";

/**
 * An e-mail address, compared without case, with the sentence for anything else. `mailto:` before it
 * and a name around it, `Ann <ann@row.example>`, are taken off; a name of a domain in other letters
 * is kept as the network knows it, in ASCII.
 */
export const email = (message: string) =>
  z
    .string({ error: message })
    .max(1000, { error: message })
    .overwrite(addressIn)
    .max(254, { error: message })
    .pipe(z.email({ error: message }));

/** The address in what somebody wrote, in lower case; anything else is given back as it is. */
function addressIn(written: string): string {
  const named = /<([^<>]+)>$/.exec(tidyText(written));
  const address = (named?.[1] ?? tidyText(written))
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .trim()
    .toLowerCase();
  const [, name, domain] = /^(.+)@([\p{L}\p{M}\p{N}.。-]+)$/u.exec(address) ?? [];
  return domain && /[^ -~]/.test(domain) ? `${name}@${inAscii(domain)}` : address;
}

function inAscii(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
