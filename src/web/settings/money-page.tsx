import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { MoneyForm } from "./money-form";

/** What the club takes its money in, and which taxes are on it. */
export function MoneyPage() {
  const read = useRead(trpc.admin.settings.useQuery(undefined, { staleTime: 0 }));
  return (
    <AdminScreen
      title="Money"
      lead="What prices are in, and the taxes on them. Orders already made keep what they were made at."
    >
      <Read of={read} failure="The settings did not load" skeleton="h-96 max-w-3xl">
        {(settings) => <MoneyForm settings={settings} />}
      </Read>
    </AdminScreen>
  );
}
