import { useState } from "react";
import type { TokenView } from "../../shared/tokens/token-schemas";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Button } from "../ui/button";

interface TokenLineProps {
  token: TokenView;
  onRevoked: () => void;
}

export function TokenLine({ token, onRevoked }: TokenLineProps) {
  const { id, name, access, staff, createdAt, lastUsedAt } = token;
  const [asking, setAsking] = useState(false);
  const revoking = trpc.auth.revokeToken.useMutation();
  const stamp = useClubStamp();
  const may = `${access === "write" ? "Reads and writes" : "Only reads"}${staff ? ", as staff too" : ""}`;
  const used = lastUsedAt ? `last used ${stamp(lastUsedAt).words}` : "not used yet";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="break-words font-semibold">{name}</span>
        <span className="text-ink-soft text-sm">
          {may}. Made {stamp(createdAt).words}, {used}.
        </span>
      </div>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Revoke <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Revoke the token of ${name}?`}
        confirmLabel="Revoke it"
        pendingLabel="Revoking..."
        onConfirm={async () => {
          await revoking.mutateAsync({ id });
          onRevoked();
        }}
      >
        At once the app is refused whatever it asks. To use it again, make another token.
      </ConfirmDialog>
    </li>
  );
}
