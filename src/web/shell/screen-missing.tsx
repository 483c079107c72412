import { Button } from "../ui/button";

interface ScreenMissingProps {
  onAgain: () => void;
  /** How often it could not be fetched. */
  tries: number;
}

/** In the place of a screen that could not be fetched; everything around it stays. */
export function ScreenMissing({ onAgain, tries }: ScreenMissingProps) {
  return (
    <div role="alert" className="page-width min-h-dvh space-y-3 py-16 text-center">
      <h1 className="text-3xl">This screen did not load</h1>
      <p className="pb-2 text-ink-soft">Please check your connection and try again.</p>
      <Button
        onClick={({ currentTarget }) => {
          // The button goes; the focus is not to go with it.
          currentTarget.closest("main")?.focus();
          onAgain();
        }}
      >
        Try again
      </Button>
      {tries > 1 && navigator.onLine && (
        <p>
          <Button variant="quiet" onClick={() => location.reload()}>
            Reload the page
          </Button>
        </p>
      )}
    </div>
  );
}
