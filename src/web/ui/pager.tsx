import { ButtonLink } from "./button";

interface PagerProps {
  /** what is counted: "members" */
  what: string;
  /** from 1 */
  page: number;
  pageSize: number;
  total: number;
  /** The address of a page. */
  pageTo: (page: number) => string;
}

/** Where one is in a long list, and the pages before and after; nothing when one page holds all. */
export function Pager({ what, page, pageSize, total, pageTo }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <nav aria-label={`Pages of ${what}`} className="flex flex-wrap items-center gap-3">
      {page > 1 && (
        <ButtonLink size="small" variant="secondary" to={pageTo(Math.min(page - 1, last))}>
          Previous
        </ButtonLink>
      )}
      <span className="text-ink-soft text-sm tabular-nums">
        {to < from
          ? `Nothing on page ${page.toLocaleString("en-CA")}`
          : `${[from, to].map((one) => one.toLocaleString("en-CA")).join("–")} of ${total.toLocaleString("en-CA")}`}
      </span>
      {page < last && (
        <ButtonLink size="small" variant="secondary" to={pageTo(page + 1)}>
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
