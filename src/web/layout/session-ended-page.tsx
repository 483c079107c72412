import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

/** When the session ended while a screen was open (rules, Standing). */
export function SessionEndedPage() {
  return (
    <div className="page-width py-10">
      <EmptyState
        level="page"
        title="Login Required"
        action={<ButtonLink to={paths.login}>Go to Login</ButtonLink>}
      >
        Your session has ended. Please log in to go on.
      </EmptyState>
    </div>
  );
}
