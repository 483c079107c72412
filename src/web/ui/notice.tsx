import type { ComponentType, ReactNode } from "react";
import { CarefulIcon, CheckCircleIcon, DangerIcon, InfoIcon } from "./icons/icons";

type NoticeKind = "info" | "good" | "careful" | "danger";

/** How each kind looks: its colours and its mark. */
export const noticeKinds = {
  info: { look: "bg-tide-soft border-tide", mark: "text-tide-deep", Icon: InfoIcon },
  good: { look: "bg-kelp-soft border-kelp", mark: "text-kelp", Icon: CheckCircleIcon },
  careful: { look: "bg-amber-soft border-amber", mark: "text-amber", Icon: CarefulIcon },
  danger: { look: "bg-signal-soft border-signal", mark: "text-signal", Icon: DangerIcon },
} as const;

export interface NoticeProps {
  kind?: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that answers the notice. */
  action?: ReactNode;
}

/** Either of the two: what somebody tells, as large as its screen has room for. */
export type NoticeFrame = ComponentType<NoticeProps>;

/** A banner in the page. `danger` is read out at once, the others in turn. */
export function Notice({ kind = "info", title, children, action }: NoticeProps) {
  const { look, mark, Icon } = noticeKinds[kind];
  return (
    <div
      role={kind === "danger" ? "alert" : "status"}
      className={`flex gap-3 rounded-md border-l-4 px-4 py-3 text-ink ${look}`}
    >
      <Icon className={`mt-0.5 ${mark}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-sm">{children}</div>}
        {action !== undefined && <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}
