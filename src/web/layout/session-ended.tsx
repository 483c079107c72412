import { EmptyState } from "../ui/empty-state";
import { TypedIsKept } from "./drafts/typed-is-kept";
import { LoginLink } from "./login-link";

/** When the session ended while a screen was open, for a whole screen or a part of one. */
export function SessionEnded({ level = "part" }: { level?: "page" | "part" }) {
  return (
    <EmptyState level={level} title="Login Required" action={<LoginLink />}>
      Your session has ended. Please log in to go on.
      <TypedIsKept />
    </EmptyState>
  );
}
