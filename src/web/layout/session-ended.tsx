import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

/** When the session ended while a screen was open, for a whole screen or a part of one. */
export function SessionEnded({ level = "part" }: { level?: "page" | "part" }) {
  return (
    <EmptyState
      level={level}
      title="Login Required"
      action={<ButtonLink to={paths.login}>Go to Login</ButtonLink>}
    >
      Your session has ended. Please log in to go on.
    </EmptyState>
  );
}
