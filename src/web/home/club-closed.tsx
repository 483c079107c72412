import { useClub } from "../club-clock";
import { lazyPart } from "../ui/lazy-part";

const ClosureNotice = lazyPart(
  async () => (await import("../closures/closure-notice")).ClosureNotice,
  <div className="h-18 bg-amber-soft" />,
);

/** The club's closures above everything; a first visit fetches them only where there are some. */
export function ClubClosed() {
  const closures = useClub()?.closures ?? [];
  if (closures.length === 0) return null;
  return (
    <div className="page-width py-3">
      <ClosureNotice />
    </div>
  );
}
