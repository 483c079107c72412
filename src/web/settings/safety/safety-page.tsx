import { trpc } from "../../calls/api";
import { AdminScreen } from "../../layout/admin-screen";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { SafetyForm } from "./safety-form";

/** How careful the club is on the water. */
export function SafetyPage() {
  const read = useRead(trpc.admin.safetySettings.useQuery(undefined, { staleTime: 0 }));
  return (
    <AdminScreen title="Safety" lead="How careful the club is on the water.">
      <Read of={read} failure="The settings did not load" skeleton="h-60 max-w-3xl">
        {(settings) => <SafetyForm settings={settings} />}
      </Read>
    </AdminScreen>
  );
}
