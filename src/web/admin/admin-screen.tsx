import type { ReactNode } from "react";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageHeading } from "../ui/page-heading";
import { AdminNav } from "./admin-nav";

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
  if (ended) return <LoginRequired />;
  return (
    <div className="page-width grid gap-8 py-6 *:min-w-0 sm:py-8">
      <AdminNav />
      <PageHeading title={title} lead={lead} actions={actions} />
      {children}
    </div>
  );
}

function LoginRequired() {
  return (
    <div className="page-width py-10">
      <EmptyState
        level="page"
        title="Login Required"
        action={<ButtonLink to={paths.login}>Go to Login</ButtonLink>}
      >
        Your session has ended. Please log in to go on.
      </EmptyState>
    </div>
  );
}
