import { Link } from "wouter";
import { paths } from "../paths";

/** An empty list for whoever may not book: the boats can be looked at, and nobody is asked to row. */
export function NothingForNow() {
  return (
    <p className="text-ink-soft">
      No current bookings.{" "}
      <Link to={paths.boats} className="text-link">
        See the boats
      </Link>
    </p>
  );
}
