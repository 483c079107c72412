import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { ClubSettingsForm } from "./club-settings-form";

/** What the club says of itself on every screen, mail and receipt, and the codes that open it. */
export function ClubSettingsPage() {
  const read = useRead(trpc.admin.settings.useQuery(undefined, { staleTime: 0 }));
  return (
    <AdminScreen
      title="Club settings"
      lead="What the club says of itself everywhere, and the codes that open it."
    >
      <Read of={read} failure="The settings did not load" skeleton="h-144 max-w-3xl">
        {(settings) => <ClubSettingsForm settings={settings} />}
      </Read>
    </AdminScreen>
  );
}
