import type { ReactNode } from "react";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** The reconciliation: "the books agree", or the rows that do not. */
export function BooksCompared() {
  const query = trpc.admin.compareBooks.useQuery(undefined, { staleTime: 0 });
  const again = (
    <Button
      variant="secondary"
      size="small"
      pending={query.isFetching}
      pendingLabel="Comparing..."
      onClick={() => void query.refetch()}
    >
      Compare again
    </Button>
  );
  return (
    <Read of={useRead(query)} failure="The books could not be compared" skeleton="h-20">
      {(problems) => <Outcome problems={problems} again={again} />}
    </Read>
  );
}

interface OutcomeProps {
  problems: readonly { subject: string; problem: string }[];
  again: ReactNode;
}

function Outcome({ problems, again }: OutcomeProps) {
  if (problems.length === 0) {
    return (
      <Notice kind="good" title="The books agree" action={again}>
        Every order, capture, lot, ledger line and subscription says the same.
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      <Notice
        kind="danger"
        title={`${problems.length} ${problems.length === 1 ? "row disagrees" : "rows disagree"}`}
        action={again}
      >
        Nothing is changed by itself. Please look at each of these.
      </Notice>
      <table className="w-full border-line border-t text-left">
        <thead className="text-ink-soft text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Row
            </th>
            <th scope="col" className="py-2 font-semibold">
              What disagrees
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ subject, problem }) => (
            <tr key={`${subject} ${problem}`} className="border-line border-b align-top">
              <th scope="row" className="whitespace-nowrap py-2.5 pr-4 font-semibold">
                {subject}
              </th>
              <td className="py-2.5">{problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
