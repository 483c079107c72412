import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, onToastsChange } from "./toast-store";

const Toaster = lazy(async () => ({ default: (await import("./toaster")).Toaster }));

/** Fetches the toaster with the first toast, so that a visitor's first page does without it. */
export function ToastOutlet() {
  const any = useSyncExternalStore(onToastsChange, currentToasts).length > 0;
  return <Suspense>{any && <Toaster />}</Suspense>;
}
