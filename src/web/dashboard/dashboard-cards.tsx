import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Role } from "../../shared/members/role";
import { paths } from "../paths";
import { Button } from "../ui/button";
import {
  ArrowRightIcon,
  CalendarIcon,
  KeyIcon,
  OarsIcon,
  PeopleIcon,
  PersonIcon,
} from "../ui/icons/icons";
import { ClockIcon } from "../ui/icons/shell-icons";

interface DashboardCardsProps {
  role: Role;
  paused?: boolean;
}

/** Where to go from here; booking and buying wait for approval, and rest while paused. */
export function DashboardCards({ role, paused }: DashboardCardsProps) {
  const closed = role === "pending" ? "Approval Required" : paused ? "Membership Paused" : null;
  return (
    <nav aria-labelledby="around-the-club">
      <h2 id="around-the-club" className="pb-3 text-xl">
        Around the club
      </h2>
      <ul className="grid xs:grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))]">
        <WayCard to="/boats" title="Book a Boat" icon={<OarsIcon />} closed={closed}>
          Pick a boat, a day and a time.
        </WayCard>
        <WayCard to="/pricing" title="Hour Packages" icon={<ClockIcon />} closed={closed}>
          Hours to row, and what they cost.
        </WayCard>
        <WayCard to="/pricing" title="Membership" icon={<PersonIcon />}>
          The membership fee and training.
        </WayCard>
        <WayCard to="/booking-history" title="Booking History" icon={<CalendarIcon />}>
          Every outing, past and planned.
        </WayCard>
        {role === "manager" && (
          <WayCard to={paths.manager} title="Manager Panel" icon={<KeyIcon />}>
            Boats, codes and members.
          </WayCard>
        )}
        {role === "admin" && (
          <WayCard to="/admin-dashboard" title="Admin Dashboard" icon={<PeopleIcon />}>
            Members, approvals and hours.
          </WayCard>
        )}
      </ul>
    </nav>
  );
}

interface WayCardProps {
  to: string;
  title: string;
  icon: ReactNode;
  /** Why it is shut, in the words of its button. */
  closed?: string | null;
  children: ReactNode;
}

function WayCard({ to, title, icon, closed = null, children }: WayCardProps) {
  if (closed !== null) return <ClosedCard title={title} icon={icon} closed={closed} />;
  return (
    <li
      className={`${cardLook} group bg-surface shadow-raised transition-colors focus-within:border-tide hover:border-tide hover:bg-tide-soft`}
    >
      <span className="text-2xl text-tide">{icon}</span>
      <h3 className="flex items-center justify-between gap-2 text-lg">
        <Link to={to} className="no-underline after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
        <ArrowRightIcon className="text-tide max-sm:hidden transition-transform group-hover:translate-x-1" />
      </h3>
      <p className="text-ink-soft text-sm">{children}</p>
    </li>
  );
}

function ClosedCard({ title, icon, closed }: Omit<WayCardProps, "to" | "children">) {
  return (
    <li className={`${cardLook} bg-sunken text-ink-soft`}>
      <span className="text-2xl">{icon}</span>
      <h3 className="text-lg">{title}</h3>
      <Button variant="secondary" size="small" disabled className="justify-self-start">
        {closed}
      </Button>
    </li>
  );
}

const cardLook =
  "relative grid min-h-32 content-start gap-1.5 rounded-lg border border-line p-4 sm:p-5";
