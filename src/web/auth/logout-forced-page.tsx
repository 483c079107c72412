import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { askFirst } from "../../shared/opening/logout-forced";
import { trpc } from "../calls/api";
import { refusalCode } from "../calls/failure-sentence";
import { readByScreen } from "../calls/read-after-writes";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { Spinner } from "../ui/loading/spinner";
import { AuthFrame } from "./auth-frame";
import { notEverywhere } from "./login-reset-page";
import { clearStorage } from "./stored-keys";
import { useForgetMember } from "./use-forget-member";

const redirectAfterMs = 2000;

/**
 * Ends every session of the member and clears the browser; by a press where the server found that
 * somebody was led here from elsewhere (rules, Screens).
 */
export function LogoutForcedPage() {
  const led = `?${useSearch()}` === askFirst;
  const [pressed, setPressed] = useState(false);
  if (led && !pressed) return <AskFirst onPress={() => setPressed(true)} />;
  return <LoggingOut />;
}

function AskFirst({ onPress }: { onPress: () => void }) {
  return (
    <AuthFrame
      title="Log out everywhere?"
      lead="A link from elsewhere led you here. Every device is signed out, this one too, and every token ends."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onPress}>Log Out Everywhere</Button>
        <ButtonLink to={paths.home} variant="secondary">
          Stay Logged In
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

function LoggingOut() {
  const forget = useForgetMember();
  const [, navigate] = useLocation();
  const ended = useRef(false);

  const { mutate } = trpc.auth.forceLogout.useMutation({
    ...readByScreen,
    // Whoever has no session is logged out; of any other failure the next page tells.
    onSettled: (_, error) => {
      ended.current = error === null || refusalCode(error) === "NOT_SIGNED_IN";
      forget();
    },
  });
  const clearEverything = useEffectEvent(() => {
    clearStorage();
    mutate();
  });
  const moveOn = useEffectEvent(() =>
    navigate(paths.loginReset, {
      replace: true,
      state: ended.current ? null : notEverywhere,
    }),
  );

  useEffect(() => {
    clearEverything();
    const timer = setTimeout(() => moveOn(), redirectAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <AuthFrame title="Logging out" lead="Clearing everything this browser knew about you.">
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner /> One moment, please.
      </p>
    </AuthFrame>
  );
}
