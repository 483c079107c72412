import { paths } from "../paths";
import { ButtonLink } from "../ui/button";

const links = [
  { to: paths.memberManagement, label: "Member Management" },
  { to: paths.boats, label: "Boats" },
  { to: paths.bookingHistory, label: "Booking History" },
  { to: paths.register, label: "Create Member" },
  { to: paths.manager, label: "Manager Panel" },
] as const;

/** The documented ways on; the admins' own screens are in the strip above. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {links.map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={to} variant="secondary" size="small" full>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
