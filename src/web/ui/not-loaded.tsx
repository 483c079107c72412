import { Button } from "./button";
import { Notice } from "./notice";

/** A read that failed, and a way to try it again. */
export function NotLoaded({ sentence, onRetry }: { sentence: string; onRetry: () => unknown }) {
  return (
    <Notice
      kind="danger"
      title={sentence}
      action={
        <Button size="small" variant="secondary" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    />
  );
}
