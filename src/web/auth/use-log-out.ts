import { useLocation } from "wouter";
import { trpc } from "../calls/api";
import { readByScreen } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { mayLogOut } from "../offline/before-log-out";
import { paths } from "../paths";
import { clearStorage } from "./stored-keys";
import { useForgetMember } from "./use-forget-member";

/**
 * Logs out, forgets everything the browser knew, and goes to the login screen. The forgetting
 * happens even when the call fails. Whoever has presses waiting here is asked first, and may stay.
 */
export function useLogOut(): () => Promise<void> {
  const { act } = useAct(trpc.auth.logout.useMutation(readByScreen));
  const forget = useForgetMember();
  const [, navigate] = useLocation();
  return async () => {
    if (!(await mayLogOut())) return;
    await act();
    clearStorage();
    forget();
    navigate(paths.login);
  };
}
