import { Link } from "wouter";
import { useClub } from "../clock/club-clock";
import { paths } from "../paths";

/** Over every screen while the server runs on demo data (rules, Demo data). */
export function DemoMark() {
  if (!useClub()?.demo) return null;
  return (
    <aside aria-label="Demo data" className="bg-cedar-soft text-center text-sm print:hidden">
      <p className="page-width flex flex-wrap items-center justify-center gap-x-3">
        <span className="font-semibold text-cedar">demo data</span>
        <Link
          to={paths.memberAccounts}
          className="inline-flex min-h-8 items-center text-ink underline underline-offset-3"
        >
          accounts to try
        </Link>
      </p>
    </aside>
  );
}
