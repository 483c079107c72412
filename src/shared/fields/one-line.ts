import { z } from "zod";
import { tidyText } from "./tidy-text";

const notOnOneLine = "Please keep this on one line, without tabs or control characters";

/**
 * Text of one line, such as a name or a phone number; `missing` is the sentence when there is
 * none. It has no control characters, so that no stranger writes paragraphs into the club's mail.
 */
export const oneLine = (max: number, missing?: string) =>
  z
    .string(missing === undefined ? undefined : { error: missing })
    .overwrite(tidyText)
    .max(max, { error: `Please keep this under ${max} characters` })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: notOnOneLine });
