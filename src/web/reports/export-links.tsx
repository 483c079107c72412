const tables = [
  { name: "members", label: "Members" },
  { name: "boats", label: "Boats" },
  { name: "hours", label: "Hours" },
  { name: "bookings", label: "Bookings" },
  { name: "ledger", label: "Hour ledger" },
  { name: "payments", label: "Payments" },
  { name: "audit", label: "Audit trail" },
  { name: "clearances", label: "Clearances" },
] as const;

/** The club's tables as CSV, for a spreadsheet; the server streams them and notes who took them. */
export function ExportLinks() {
  return (
    <section className="grid gap-3" aria-labelledby="exports">
      <h2 id="exports" className="text-2xl">
        Take the tables with you
      </h2>
      <p className="max-w-prose text-ink-soft">
        CSV files that open in any spreadsheet. Every download is noted in the audit trail.
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {tables.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`/api/admin/exports/${name}.csv`}
              download
              className="inline-flex min-h-11 items-center font-semibold text-tide-deep underline"
            >
              {label} (CSV)
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
