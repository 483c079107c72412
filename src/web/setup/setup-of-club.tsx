import { trpc } from "../calls/api";
import { lazyPart } from "../ui/loading/lazy-part";

const SetupChecklist = lazyPart(
  async () => (await import("./setup-checklist")).SetupChecklist,
  <div className="h-200 rounded-lg border border-line bg-surface" />,
);

/** The list of what a new club sees to; a club that needs none fetches nothing of it. */
export function SetupOfClub() {
  const { data: setup } = trpc.admin.setup.useQuery();
  return setup?.open ? <SetupChecklist steps={setup.steps} /> : null;
}
