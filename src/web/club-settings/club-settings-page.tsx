import { trpc } from "../api";
import { AdminScreen } from "../layout/admin-screen";
import { NotLoaded } from "../ui/not-loaded";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";
import { ClubSettingsForm } from "./club-settings-form";

/** What the club says of itself on every screen, mail and receipt, and the codes that open it. */
export function ClubSettingsPage() {
  const read = trpc.admin.settings.useQuery(undefined, { staleTime: 0 });
  return (
    <AdminScreen
      title="Club settings"
      lead="What the club says of itself everywhere, and the codes that open it."
      ended={read.data === null}
    >
      {read.isLoading && <SettingsComing />}
      {read.error && <NotLoaded sentence="The settings did not load" onRetry={read.refetch} />}
      {read.data && <ClubSettingsForm settings={read.data} />}
    </AdminScreen>
  );
}

function SettingsComing() {
  return (
    <div className="grid max-w-3xl gap-4">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
      <SlowNotice />
    </div>
  );
}
