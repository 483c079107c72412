import { trpc } from "../api";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";

/** The reconciliation: "the books agree", or the rows that do not. */
export function BooksCompared() {
  const books = trpc.admin.compareBooks.useQuery(undefined, { staleTime: 0 });
  if (books.error) {
    return (
      <Notice kind="danger" title="The books could not be compared">
        {books.error.message}
      </Notice>
    );
  }
  if (!books.data) return <Skeleton className="h-20 w-full" />;
  const again = (
    <Button
      variant="secondary"
      size="small"
      pending={books.isFetching}
      pendingLabel="Comparing..."
      onClick={() => void books.refetch()}
    >
      Compare again
    </Button>
  );
  if (books.data.length === 0) {
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
        title={`${books.data.length} ${books.data.length === 1 ? "row disagrees" : "rows disagree"}`}
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
          {books.data.map(({ subject, problem }) => (
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
