import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { PageTitle } from "../ui/page-title";

/** For someone signed in whose role does not open this screen (rules, Standing). */
export function AccessDeniedPage() {
  return (
    <div className="page-width py-8">
      <PageTitle title="Access denied" />
      <EmptyState
        level="page"
        title="Access denied"
        illustration={<QuietBayLater className="w-full" />}
        action={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
      >
        This part of the boathouse is for the people who run it. If you should have a key, please
        ask an admin.
      </EmptyState>
    </div>
  );
}
