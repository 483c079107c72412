import { ChevronDownIcon } from "./icons/icons";
import { type NoticeProps, noticeKinds } from "./notice";

/** A notice in one line that unfolds: for what can wait until a screen's own matter is done. */
export function FoldedNotice({ kind = "info", title, children, action }: NoticeProps) {
  const { look, mark, Icon } = noticeKinds[kind];
  return (
    <details className={`group rounded-md border-l-4 px-4 text-ink ${look}`}>
      <summary className="flex min-h-11 list-none items-center gap-3 py-1 font-semibold text-sm">
        <Icon className={mark} />
        <span className="min-w-0 flex-1 min-[24rem]:truncate group-open:whitespace-normal">
          {title}
        </span>
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pb-3 pl-8 text-sm">
        {children !== undefined && <div>{children}</div>}
        {action}
      </div>
    </details>
  );
}
