import { Link } from "wouter";
import { useClub } from "../clock/club-clock";
import { paths } from "../paths";

/** The club's mark and name, leading home. */
export function Wordmark() {
  const club = useClub();
  const logo = club?.pictures?.logo;
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 min-w-0 items-center gap-1.5 no-underline sm:gap-2.5"
    >
      {logo ? (
        <img src={logo} alt="" className={`rounded-sm object-contain ${markSize}`} />
      ) : (
        <Mark />
      )}
      <span className="xs:line-clamp-2 font-display font-semibold text-sm leading-tight tracking-tight sm:text-lg sm:tracking-normal">
        {club?.settings.name ?? "Slipway"}
      </span>
    </Link>
  );
}

const markSize = "size-8 shrink-0 max-[24rem]:hidden sm:size-9";

/** Ours, until the club has a logo. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" className={markSize} aria-hidden="true">
      <rect width="40" height="40" rx="11" className="fill-tide" />
      <circle cx="20" cy="16" r="7" className="fill-sun" />
      <path className="fill-tide" d="M4 21h32v12H4Z" />
      <path className="fill-sail" d="M5 22c7 4 22 4 30-1-2 6-6 9-11 9H15c-5 0-8-3-10-8Z" />
    </svg>
  );
}
