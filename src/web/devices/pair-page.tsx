import { useParams } from "wouter";
import { AuthFrame } from "../auth/auth-frame";
import { trpc } from "../calls/api";
import { readByScreen } from "../calls/read-after-writes";
import { useAct } from "../layout/use-act";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";

/** Where the address of a new tablet leads. Opening it does nothing; its button pairs. */
export function PairPage() {
  const { token = "" } = useParams();
  const pairing = trpc.auth.pairDevice.useMutation({
    ...readByScreen,
    // As a new page: whoever was signed in here is not any more.
    onSuccess: () => location.replace(paths.dock),
  });
  const pair = useAct(pairing, { otherwise: "The tablet was not paired." });

  return (
    <AuthFrame
      title="Pair this tablet"
      lead="It becomes the club's tablet at the dock: it shows who is out, and boats are launched and landed on it. Whoever is signed in here is logged out."
    >
      <FormError>{pair.refusal}</FormError>
      <Button
        full
        pending={pair.pending}
        pendingLabel="Pairing..."
        onClick={() => pair.act({ token })}
      >
        Pair this tablet
      </Button>
    </AuthFrame>
  );
}
