import { useParams } from "wouter";
import { AuthFrame } from "../auth/auth-frame";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { readByScreen } from "../calls/read-after-writes";
import { paths } from "../paths";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";

/** Where the address of a new tablet leads. Opening it does nothing; its button pairs. */
export function PairPage() {
  const { token = "" } = useParams();
  const pairing = trpc.auth.pairDevice.useMutation(readByScreen);

  async function pair() {
    const paired = await pairing.mutateAsync({ token }).catch(() => null);
    // As a new page: whoever was signed in here is not any more.
    if (paired) location.replace(paths.dock);
  }

  return (
    <AuthFrame
      title="Pair this tablet"
      lead="It becomes the club's tablet at the dock: it shows who is out, and boats are launched and landed on it. Whoever is signed in here is logged out."
    >
      {pairing.error && (
        <FormError>{failureSentence(pairing.error, "The tablet was not paired.")}</FormError>
      )}
      <Button full pending={pairing.isPending} pendingLabel="Pairing..." onClick={pair}>
        Pair this tablet
      </Button>
    </AuthFrame>
  );
}
