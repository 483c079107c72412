import { useEffect, useSyncExternalStore } from "react";
import { lazyPart } from "../loading/lazy-part";
import { soonAfterLoad } from "../loading/soon-after-load";
import { followPresses } from "./toast-place";
import { currentToasts, onToastsChange } from "./toast-store";

const Toaster = lazyPart(async () => (await import("./toaster")).Toaster);

/**
 * A visitor's first page does without the toaster. It is fetched soon after, because what a toast
 * has to say may be that there is no network.
 */
export function ToastOutlet() {
  const any = useSyncExternalStore(onToastsChange, currentToasts, currentToasts).length > 0;
  useEffect(() => soonAfterLoad(Toaster.ahead), []);
  useEffect(followPresses, []);
  return any && <Toaster />;
}
