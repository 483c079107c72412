import type { ReactNode } from "react";
import { useSignedIn } from "../signed-in";
import { PageHeading } from "../ui/page-heading";
import { AdminScreen } from "./admin-screen";
import { MailKept } from "./mail-kept";
import { ManagerNav } from "./manager-nav";

interface StaffScreenProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What a screen of managers and admins stands in: each kind of staff has its strip between its screens. */
export function StaffScreen({ title, lead, actions, children }: StaffScreenProps) {
  const { role } = useSignedIn();
  if (role === "admin") {
    return (
      <AdminScreen title={title} lead={lead} actions={actions}>
        {children}
      </AdminScreen>
    );
  }
  return (
    <div className="page-width grid gap-5 py-4 *:min-w-0 sm:gap-8 sm:py-8">
      <ManagerNav />
      <MailKept />
      <PageHeading title={title} lead={lead} actions={actions} />
      {children}
    </div>
  );
}
