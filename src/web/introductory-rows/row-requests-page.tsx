import type { IntroductoryRowView } from "../../shared/introductory-rows/introductory-row-schemas";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { EmptyState } from "../ui/empty-state";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { RowRequest } from "./row-request";

/** Who would like to try a row, for the admins: unanswered first. */
export function RowRequestsPage() {
  const read = useRead(trpc.bookings.rowRequests.useQuery());
  return (
    <AdminScreen
      title="Row requests"
      lead="People who would like to try a row. Write or call, then mark the request answered."
    >
      <Read
        of={read}
        failure={({ message }) => `Error loading row requests: ${message}`}
        skeleton="h-56"
      >
        {(requests) => <Requests requests={requests} />}
      </Read>
    </AdminScreen>
  );
}

function Requests({ requests }: { requests: IntroductoryRowView[] }) {
  const waiting = requests.filter(({ answeredAt }) => answeredAt === null);
  const answered = requests.filter(({ answeredAt }) => answeredAt !== null);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(waiting.length);
  return (
    <>
      <section className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          To answer ({waiting.length})
        </h2>
        {waiting.length === 0 ? (
          <EmptyState title="Nobody is waiting" illustration={<QuietBayLater className="w-full" />}>
            New requests come from the Try a row page, and by e-mail to the club.
          </EmptyState>
        ) : (
          <RequestList requests={waiting} />
        )}
      </section>
      {answered.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">Answered ({answered.length})</h2>
          <RequestList requests={answered} />
        </section>
      )}
    </>
  );
}

function RequestList({ requests }: { requests: IntroductoryRowView[] }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-raised">
      {requests.map((request) => (
        <RowRequest key={request.id} request={request} />
      ))}
    </ul>
  );
}
