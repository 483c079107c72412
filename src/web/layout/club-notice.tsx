import type { ComponentProps } from "react";
import { LinkedText } from "../ui/linked-text";
import { Notice } from "../ui/notice";

interface ClubNoticeProps extends Pick<ComponentProps<typeof Notice>, "kind" | "action"> {
  title: string;
  /** plain text; its web addresses can be pressed */
  text: string;
}

/** What the club tells whoever opens a screen. A long text is folded, so that the screen stays near. */
export function ClubNotice({ title, text, ...notice }: ClubNoticeProps) {
  const words = (
    <p className="wrap-anywhere max-w-prose whitespace-pre-line">
      <LinkedText text={text} />
    </p>
  );
  return (
    <Notice title={title} {...notice}>
      {text.length <= shortLength ? (
        words
      ) : (
        <details>
          <summary className="min-h-6 cursor-pointer text-link pointer-coarse:min-h-11">
            Read it all
          </summary>
          {words}
        </details>
      )}
    </Notice>
  );
}

/** Some five lines of a phone. */
const shortLength = 220;
