import { useClosures } from "../clock/club-clock";

/** The club's closures, above everything; a first visit fetches no part for them. */
export function ClubClosed() {
  return useClosures().map(({ id, words, reason }) => (
    <p key={id} role="status" className="wrap-anywhere bg-amber-soft">
      <span className="page-width block py-3">
        <b>{words}</b>: {reason}
      </span>
    </p>
  ));
}
