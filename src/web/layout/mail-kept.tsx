import { Link } from "wouter";
import { useClub } from "../clock/club-clock";
import { paths } from "../paths";
import { Notice } from "../ui/notice";

/** Tells staff on every screen that nothing they send arrives, until mail can leave. */
export function MailKept() {
  if (!useClub()?.mailKept) return null;
  return (
    <Notice
      kind="careful"
      title="No mail leaves this server"
      action={
        <Link to={`${paths.outbox}?state=kept`} className="text-link">
          What waits
        </Link>
      }
    >
      Messages are kept as files until SMTP_URL is set. Then send what waits from the outbox.
    </Notice>
  );
}
