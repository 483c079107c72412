import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { TimeForm } from "./time-form";

/** By which clock the club lives, when it is open, and how far and how long members book. */
export function TimePage() {
  const read = useRead(trpc.admin.settings.useQuery(undefined, { staleTime: 0 }));
  return (
    <AdminScreen
      title="Place and time"
      lead="By which clock the club lives, when it is open, and how far ahead and how long members book."
    >
      <Read of={read} failure="The settings did not load" skeleton="h-144 max-w-3xl">
        {(settings) => <TimeForm settings={settings} />}
      </Read>
    </AdminScreen>
  );
}
