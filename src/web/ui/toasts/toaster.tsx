import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { closeLastDialog } from "../dialogs/open-dialogs";
import { CheckCircleIcon, DangerIcon } from "../icons/icons";
import { CloseIcon } from "../icons/shell-icons";
import {
  currentToasts,
  dismissToast,
  onToastsChange,
  type Toast,
  toastDefaultDurationMs,
} from "./toast-store";

const swipeThresholdPx = 50;

/**
 * Where toasts appear: on phones over the top bar or above the bar of places, whichever is clear of
 * what was pressed, unless one asks for the foot. Swipe right or the cross sends one away; F8 moves
 * the focus to it. Escape goes to what came last: a toast hands it on to the dialog under it.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, currentToasts);
  return (
    <Radix.Provider
      duration={toastDefaultDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <ToastPanel key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={["F8"]}
        className={`fixed z-60 grid w-full max-w-md gap-2 p-2 sm:p-4 print:hidden ${places[toasts[0]?.place ?? "top"]}`}
      />
    </Radix.Provider>
  );
}

const corner = "sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:mx-0";
const places = {
  top: `inset-x-0 top-0 mx-auto ${corner}`,
  foot: `inset-x-0 bottom-(--bottom-bar) mx-auto ${corner}`,
  "foot always": "inset-x-0 bottom-(--bottom-bar) mx-auto sm:right-auto sm:left-0 sm:mx-0",
};

function ToastPanel({ toast }: { toast: Toast }) {
  const bad = toast.variant === "destructive";
  const Icon = bad ? DangerIcon : CheckCircleIcon;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      onEscapeKeyDown={(event) => closeLastDialog() && event.preventDefault()}
      {...(toast.durationMs === undefined ? {} : { duration: toast.durationMs })}
      data-variant={toast.variant ?? "default"}
      className={`flex animate-slide-in items-start gap-3 rounded-lg border p-4 shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:animate-none data-[swipe=cancel]:transition-transform ${
        bad ? "border-signal bg-signal text-on-signal" : "border-line bg-float text-ink"
      }`}
    >
      <Icon className={`mt-0.5 ${bad ? "" : "text-kelp"}`} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="text-sm">{toast.description}</Radix.Description>
        )}
      </div>
      {toast.action && (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.onPress}
          className="-my-2 min-h-11 shrink-0 rounded-md px-3 font-semibold text-tide underline underline-offset-3"
        >
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Dismiss"
        className="-m-2 grid size-10 shrink-0 place-items-center rounded-md opacity-80 hover:opacity-100"
      >
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}
