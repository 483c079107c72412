import { useParams } from "wouter";
import { mailTopicWords } from "../../shared/notifications/mail-topics";
import { AuthFrame } from "../auth/auth-frame";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { FormError } from "../ui/forms/form-error";

/** Where the foot of a mail leads: one press, no sign-in. */
export function UnsubscribePage() {
  const { token = "" } = useParams();
  const stopping = trpc.auth.unsubscribe.useMutation();
  if (stopping.data) {
    const { label } = mailTopicWords[stopping.data.topic];
    return (
      <AuthFrame title="You will get no more of these" lead={`Stopped: “${label}”.`}>
        <div>
          <ButtonLink to={paths.account} variant="secondary">
            Choose your messages
          </ButtonLink>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Stop these messages?"
      lead="The others still come, and you can change it back."
    >
      <div className="grid justify-items-start gap-4">
        {stopping.error && (
          <FormError>{failureSentence(stopping.error, "Please try again.")}</FormError>
        )}
        <Button
          pending={stopping.isPending}
          pendingLabel="Stopping..."
          onClick={() => stopping.mutate({ token })}
        >
          Stop messages of this kind
        </Button>
      </div>
    </AuthFrame>
  );
}
