import type { BoatView } from "../../shared/boats/boat-schemas";
import type { Role } from "../../shared/members/role";
import { bookingPath, paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";

interface BookBoatActionProps {
  boat: BoatView;
  role: Role;
  /** a day that was chosen before the boat was */
  date?: string | null;
}

/** The way from a boat to its booking page, by role (rules, Standing). */
export function BookBoatAction({ boat, role, date }: BookBoatActionProps) {
  if (role === "visitor") {
    return (
      <ButtonLink to={paths.login} full>
        Sign In to Book
      </ButtonLink>
    );
  }
  if (role === "pending") {
    return <OutOfReach label="Pending Approval" hint="Waiting for admin approval" boat={boat} />;
  }
  if (!boat.available) {
    return <OutOfReach label="Select Boat" hint="Off the water for now" boat={boat} />;
  }
  return (
    <ButtonLink to={bookingPath(boat.id, { date })} full aria-label={`Select Boat ${boat.name}`}>
      Select Boat
    </ButtonLink>
  );
}

function OutOfReach({ label, hint, boat }: { label: string; hint: string; boat: BoatView }) {
  const hintId = `boat-${boat.id}-hint`;
  return (
    <div className="grid gap-1.5">
      <Button disabled full aria-describedby={hintId}>
        {label}
      </Button>
      <p id={hintId} className="text-center text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  );
}
