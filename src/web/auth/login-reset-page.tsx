import { useHistoryState } from "wouter/use-browser-location";
import { paths } from "../paths";
import { keptTaps } from "../taps/taps";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { AuthFrame } from "./auth-frame";

/** What the logout page says when the server did not confirm that every session has ended. */
export const notEverywhere = "not everywhere";

export function LoginResetPage() {
  if (useHistoryState<unknown>() === notEverywhere) return <NotEverywhere />;
  return (
    <AuthFrame
      title="You are logged out"
      lead="Everything is cleared, on this device and on every other you were signed in on."
    >
      <StillWaiting />
      <div>
        <ButtonLink to={paths.login}>Go to Login</ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** What no log-out clears, because the club has to hear of it. */
function StillWaiting() {
  if (keptTaps().length === 0) return null;
  return (
    <Notice>
      What was pressed at the dock and has not reached the club waits here until you sign in again.
    </Notice>
  );
}

function NotEverywhere() {
  return (
    <AuthFrame
      title="Not logged out everywhere"
      lead="What this browser knew about you is cleared, but you may still be signed in, here and on other devices: the club did not confirm the rest."
    >
      <StillWaiting />
      <p>
        Try again. If that does not help, sign in and change your password: that signs out every
        other device.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.logoutForced}>Try again</ButtonLink>
        <ButtonLink to={paths.login} variant="secondary">
          Go to Login
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
