import { useState } from "react";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

interface TemporaryPasswordProps {
  name: string;
  password: string;
  onDone: () => void;
}

/** Stays until it is sent away: the toast that announced it may be gone before it is written down. */
export function TemporaryPassword({ name, password, onDone }: TemporaryPasswordProps) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    // A browser may refuse; the password is on screen either way.
    setCopied(
      await navigator.clipboard.writeText(password).then(
        () => true,
        () => false,
      ),
    );
  }

  return (
    <Notice
      kind="good"
      title={`Temporary password for ${name}`}
      action={
        <div className="flex flex-wrap gap-3">
          {navigator.clipboard !== undefined && (
            <Button size="small" variant="secondary" onClick={copy}>
              {copied ? "Copied" : "Copy"}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDone}>
            Done
          </Button>
        </div>
      }
    >
      <code className="text-lg text-ink">{password}</code>
      <br />
      It is shown only here and now. They will be asked to change it.
    </Notice>
  );
}
