import type { ReactNode } from "react";
import { PageHeading } from "../ui/page-heading";
import { AdminNav } from "./admin-nav";
import { Jump } from "./jump";
import { MailKept } from "./mail-kept";

interface AdminScreenProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What every screen of the admins stands in: the strip between them, and a heading. */
export function AdminScreen({ title, lead, actions, children }: AdminScreenProps) {
  return (
    <div className="page-width grid gap-4 py-3 *:min-w-0 sm:gap-8 sm:py-8">
      <div className="flex items-start justify-between gap-2 border-line border-b print:hidden">
        <AdminNav />
        <Jump />
      </div>
      <MailKept />
      <PageHeading title={title} lead={lead} actions={actions} />
      {children}
    </div>
  );
}
