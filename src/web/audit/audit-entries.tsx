import { Link } from "wouter";
import type { AuditEntryView } from "../../shared/audit/audit-schemas";
import { useClubStamp } from "../clock/use-club-stamp";
import { useFormats } from "../clock/use-formats";
import { auditPath } from "../paths";
import { auditFields } from "./audit-fields";

/** Lines of the trail, the latest first: when, what, by whom, about whom, before and after. */
export function AuditEntries({ entries }: { entries: readonly AuditEntryView[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <AuditEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function AuditEntry({ entry }: { entry: AuditEntryView }) {
  const formats = useFormats();
  const stamp = useClubStamp();
  const fields = auditFields(entry.before, entry.after, formats);
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-3 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
      <time dateTime={entry.createdAt} className="text-ink-soft text-sm sm:pt-0.5">
        {stamp(entry.createdAt).words}
      </time>
      <div className="grid min-w-0 gap-1.5">
        <p>
          <span className="font-semibold">{firstUpper(entry.act)}</span>
          <span className="text-ink-soft">
            {" · "}
            <Subject entry={entry} />
            {entry.actorName && ` · by ${entry.actorName}`}
          </span>
        </p>
        {fields.length > 0 && (
          <dl className="grid xs:grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
            {fields.map((field) => (
              <div key={field.name} className="contents">
                <dt className="text-ink-soft">{field.name}</dt>
                <dd className="min-w-0 break-words">
                  {field.before !== undefined && (
                    <>
                      <span className="sr-only">was </span>
                      <del className="text-ink-soft decoration-line-strong">{field.before}</del>
                    </>
                  )}
                  {field.before !== undefined && field.after !== undefined && (
                    <span aria-hidden="true"> → </span>
                  )}
                  {field.after !== undefined && (
                    <>
                      {field.before !== undefined && <span className="sr-only">, became </span>}
                      <ins className="no-underline">{field.after}</ins>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** Leads to everything about the same member or boat, also when they are gone. */
function Subject({ entry }: { entry: AuditEntryView }) {
  const { subjectType, subjectId, subjectName } = entry;
  if (subjectId === null || (subjectType !== "member" && subjectType !== "boat")) {
    return <span className="text-ink">{subjectName}</span>;
  }
  return (
    <Link to={auditPath({ [subjectType]: subjectId })} className="text-link">
      {subjectName}
    </Link>
  );
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
