import { type ComponentType, Suspense, useEffect } from "react";
import { fetchedPart } from "../loading/lazy-part";
import { PartBoundary } from "../loading/part-boundary";
import { showToast } from "../toasts/toast-store";

/**
 * A dialog fetched when it is first opened, or with `ahead` before. Where it cannot be, a toast says
 * so and it is closed, so that the next press fetches again. Render it only while it is open.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const { Part, ahead } = fetchedPart(load);
  function LazyDialog(props: Props) {
    return (
      <PartBoundary instead={() => <NotFetched onClose={props.onClose} />}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(LazyDialog, { ahead });
}

function NotFetched({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({
      title: "This did not open",
      description: "Please check your connection and press it again.",
      variant: "destructive",
    });
    onClose();
  }, [onClose]);
  return null;
}
