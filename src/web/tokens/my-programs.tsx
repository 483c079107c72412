import { useState } from "react";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";

const Tokens = lazyPart(
  async () => (await import("./tokens")).Tokens,
  <Skeleton className="h-40" />,
);

/** How programs call in a member's name. Few members want it, so it is read when it is opened. */
export function MyPrograms() {
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="my-programs" className="grid gap-4">
      <h2 id="my-programs" className="text-xl">
        Connected apps
      </h2>
      <p className="text-ink-soft text-sm">
        Connected apps read your bookings or book for you, with a token instead of your password.
      </p>
      {open ? (
        <Tokens />
      ) : (
        <div>
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            Show my tokens
          </Button>
        </div>
      )}
    </Card>
  );
}
