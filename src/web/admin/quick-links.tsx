import { Link } from "wouter";
import { paths } from "../paths";
import { FoldingPanel } from "./folding-panel";

const links = [
  { to: paths.memberManagement, label: "Member Management" },
  { to: paths.boats, label: "Boats" },
  { to: paths.bookingHistory, label: "Booking History" },
  { to: paths.register, label: "Create Member" },
  { to: paths.manager, label: "Manager Panel" },
] as const;

/** The documented ways on, quietly: most of them are in the strip above, too. */
export function QuickLinks() {
  return (
    <FoldingPanel title="Quick Links">
      <nav aria-label="Quick links">
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </FoldingPanel>
  );
}
