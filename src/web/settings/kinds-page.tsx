import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { KindsForm } from "./kinds-form";

/** The club's kinds of boats: what they are called, whom they carry, what an hour in one costs. */
export function KindsPage() {
  const read = useRead(trpc.admin.settings.useQuery(undefined, { staleTime: 0 }));
  return (
    <AdminScreen
      title="Boats and kinds"
      lead="Each boat is of a kind. The kind says what an hour on the water costs, and boats stand in this order everywhere."
    >
      <Read of={read} failure="The kinds of boats did not load" skeleton="h-144 max-w-3xl">
        {(settings) => <KindsForm settings={settings} />}
      </Read>
    </AdminScreen>
  );
}
