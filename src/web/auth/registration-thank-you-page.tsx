import { useHistoryState } from "wouter/use-browser-location";
import { approvalTime } from "../../shared/profile/club-profile";
import { useClub } from "../clock/club-clock";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { AuthFrame } from "./auth-frame";

export function RegistrationThankYouPage() {
  const email = useClub()?.settings.email;
  const password = passwordIn(useHistoryState<unknown>());
  return (
    <AuthFrame title="Thank you">
      <div className="grid gap-4">
        <p>Your application was submitted. Processing takes {approvalTime}.</p>
        <p>An email follows on approval. Until then you can sign in and look around.</p>
        {password !== undefined && (
          <Notice title="Your temporary password">
            <strong className="text-lg">{password}</strong>
            <br />
            Keep it somewhere safe, and change it once you have signed in.
          </Notice>
        )}
        {email !== undefined && (
          <p className="text-ink-soft">
            Questions? Write to{" "}
            <a href={`mailto:${email}`} className="wrap-anywhere text-link">
              {email}
            </a>
            .
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.login}>Sign In</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** What the registration form handed over; nothing after a reload in a new tab. */
function passwordIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("tempPassword" in state)) return undefined;
  return typeof state.tempPassword === "string" ? state.tempPassword : undefined;
}
