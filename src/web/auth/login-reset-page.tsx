import { useHistoryState } from "wouter/use-browser-location";
import { keptPendingActions } from "../offline-queue/pending-actions";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { Button, ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { AuthFrame } from "./auth-frame";
import { notHere, useLogOut } from "./use-log-out";

/** What the logout page says when the server did not confirm that every session has ended. */
export const notEverywhere = "not everywhere";

export function LoginResetPage() {
  const state = useHistoryState<unknown>();
  const { member } = useSignedIn();
  if (state === notEverywhere) return <NotEverywhere />;
  if (state === notHere) return <NotHere />;
  if (member) return <StillLoggedIn />;
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
  if (keptPendingActions().length === 0) return null;
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

function NotHere() {
  return (
    <AuthFrame
      title="Not logged out"
      lead="What this browser knew about you is cleared, but the club did not confirm the log-out: you may still be signed in here."
    >
      <StillWaiting />
      <LogOutAgain />
    </AuthFrame>
  );
}

/** For whoever comes here by an address they kept. */
function StillLoggedIn() {
  return (
    <AuthFrame title="You are logged in" lead="Nothing was logged out.">
      <LogOutAgain />
    </AuthFrame>
  );
}

function LogOutAgain() {
  const logOut = useLogOut();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => void logOut()}>Log out</Button>
      <ButtonLink to={paths.home} variant="secondary">
        Go to the start
      </ButtonLink>
    </div>
  );
}
