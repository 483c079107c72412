import type { ReactNode } from "react";
import { trpc } from "../calls/api";
import { RunningAnnouncements } from "./running-announcements";

interface BelowAnnouncementsProps {
  /** stands in for the screen meanwhile: what came later on top would push it down */
  coming: ReactNode;
  /** false while the screen itself still waits for something: nothing is drawn by parts */
  ready?: boolean;
  /** what matters more to its reader than any news */
  above?: ReactNode;
  children: ReactNode;
}

/** A screen under what the club tells its reader, until they have read it. */
export function BelowAnnouncements(props: BelowAnnouncementsProps) {
  const { coming, ready = true, above, children } = props;
  const { data: announcements, isLoading } = trpc.admin.runningAnnouncements.useQuery();
  if (isLoading || !ready) return coming;
  return (
    <>
      {above}
      <RunningAnnouncements announcements={announcements ?? []} />
      {children}
    </>
  );
}
