import { useSyncExternalStore } from "react";
import { useSignedIn } from "../signed-in";

/** Says what still works while the device has no network. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const { isAuthenticated } = useSignedIn();
  return (
    <div role="status" className="print:hidden">
      {!online && (
        <p className="page-width flex flex-wrap items-center gap-x-3 border-amber border-y bg-amber-soft py-2 text-ink text-sm">
          <strong className="font-semibold">You are offline.</strong>
          What is on this screen stays readable; booking and cancelling need a connection.
          {isAuthenticated && (
            <a
              href="/offline.html"
              className="inline-flex min-h-8 items-center text-link pointer-coarse:min-h-11"
            >
              My next outing and lock code
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function onConnectionChange(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
