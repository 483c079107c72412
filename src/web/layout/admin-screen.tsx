import type { ReactNode } from "react";
import { PageHeading } from "../ui/page-heading";
import { AdminNav } from "./admin-nav";
import { SessionEndedPage } from "./session-ended-page";

interface AdminScreenProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** A read without a session answers null: it ended while the screen was open. */
  ended?: boolean;
  children: ReactNode;
}

/** What every screen of the admins stands in: the strip between them, and a heading. */
export function AdminScreen({ title, lead, actions, ended = false, children }: AdminScreenProps) {
  if (ended) return <SessionEndedPage />;
  return (
    <div className="page-width grid gap-8 py-6 *:min-w-0 sm:py-8">
      <AdminNav />
      <PageHeading title={title} lead={lead} actions={actions} />
      {children}
    </div>
  );
}
