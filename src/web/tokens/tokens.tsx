import { useState } from "react";
import type { MadeToken } from "../../shared/tokens/token-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { SecretOnce } from "../ui/secret-once";
import { MakeTokenForm } from "./make-token-form";
import { TokenLine } from "./token-line";

/** A member's tokens: the one just made, those there are, and a form for another. */
export function Tokens() {
  const read = useRead(trpc.auth.tokens.useQuery(undefined, { staleTime: 0 }));
  const [made, setMade] = useState<MadeToken | null>(null);
  return (
    <>
      {made && (
        <SecretOnce
          label={`The token of ${made.name}, shown this once: copy it now`}
          secret={made.token}
        />
      )}
      <Read of={read} failure="Your tokens did not load" skeleton="h-16">
        {(tokens) =>
          tokens.length > 0 && (
            <ul className="divide-y divide-line border-line border-y">
              {tokens.map((token) => (
                <TokenLine
                  key={token.id}
                  token={token}
                  onRevoked={() => setMade((shown) => (shown?.id === token.id ? null : shown))}
                />
              ))}
            </ul>
          )
        }
      </Read>
      <MakeTokenForm onMade={setMade} />
      <p className="text-ink-soft text-sm">
        Anyone who has a token can use it. A new password or "Log out everywhere" ends them all.{" "}
        <a href="/api/docs/programs" className="text-link">
          How apps use it
        </a>
      </p>
    </>
  );
}
