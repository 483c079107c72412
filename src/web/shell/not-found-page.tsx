import { Link, useLocation } from "wouter";
import { LoginLink } from "../layout/login-link";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { DriftingBoat } from "../ui/illustrations/drifting-boat";
import { PageTitle } from "../ui/page-title";
import { nearestPlace } from "./nearest-place";

/** Nothing at this address: what may have been meant, and ways on. */
export function NotFoundPage() {
  const [pathname] = useLocation();
  const meant = nearestPlace(pathname);
  const { role } = useSignedIn();
  return (
    <div className="page-width py-8">
      <PageTitle title="Page not found" />
      <EmptyState
        level="page"
        title="This page has drifted off the chart"
        illustration={<DriftingBoat className="w-full" />}
        action={
          <>
            <ButtonLink to={paths.boats}>See the boats</ButtonLink>
            {role === "visitor" && <LoginLink variant="secondary">Sign In</LoginLink>}
            <ButtonLink to={paths.home} variant="secondary">
              Return to Home
            </ButtonLink>
            <ButtonLink to={paths.faq} variant="secondary">
              Read the FAQ
            </ButtonLink>
          </>
        }
      >
        <p>
          Page not found: there is nothing at{" "}
          <strong className="wrap-anywhere text-ink">{pathname}</strong>. It may have moved, or a
          letter went missing on the way.
        </p>
        {role === "visitor" && (
          <p className="pt-2">Some pages are for members and staff alone: please sign in first.</p>
        )}
        {meant && (
          <p className="pt-2">
            Did you mean{" "}
            <Link to={meant.to} className="text-link font-semibold">
              {meant.label}
            </Link>
            ?
          </p>
        )}
      </EmptyState>
    </div>
  );
}
