import { SlowNotice } from "../ui/loading/slow-notice";
import { Spinner } from "../ui/loading/spinner";

/** While it is being asked who is signed in. */
export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 text-tide">
      <p role="status" className="flex items-center gap-3 font-display text-xl">
        <Spinner /> Loading application...
      </p>
      <SlowNotice />
    </main>
  );
}
