import { Button } from "./button";

interface LoadMoreProps {
  has: boolean;
  coming: boolean;
  ask: () => unknown;
}

/** Under a list that comes page after page, while it has another. */
export function LoadMore({ has, coming, ask }: LoadMoreProps) {
  if (!has) return null;
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      pending={coming}
      pendingLabel="Loading..."
      onClick={() => void ask()}
    >
      Load more
    </Button>
  );
}
