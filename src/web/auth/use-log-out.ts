import { useRef } from "react";
import { useLocation } from "wouter";
import { trpc } from "../calls/api";
import { statusOf } from "../calls/failure-sentence";
import { readByScreen } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { mayLogOut } from "../offline/before-log-out";
import { paths } from "../paths";
import { clearStorage } from "./stored-keys";
import { useForgetMember } from "./use-forget-member";

/** What the logout page says when the club did not confirm that this browser's session has ended. */
export const notHere = "not here";

/**
 * Logs out, forgets everything the browser knew, and goes to the login screen. The forgetting happens
 * even when the call fails; then it is said that the session may live, and offered again. Whoever has
 * presses waiting here is asked first, and may stay.
 */
export function useLogOut(): () => Promise<void> {
  const ended = useRef(false);
  const leaving = trpc.auth.logout.useMutation({
    ...readByScreen,
    // Whoever has no session is logged out.
    onSettled: (_, error) => {
      ended.current = error === null || statusOf(error) === 401;
    },
  });
  const { act } = useAct(leaving);
  const forget = useForgetMember();
  const [, navigate] = useLocation();
  return async () => {
    if (!(await mayLogOut())) return;
    await act();
    clearStorage();
    forget();
    if (ended.current) navigate(paths.login);
    else navigate(paths.loginReset, { state: notHere });
  };
}
