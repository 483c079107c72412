import { useState } from "react";
import type { CodeSeen } from "../../shared/access-codes/codes-schemas";
import { trpc } from "../api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { readFirst } from "../live/read-after-writes";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { LockCode } from "../ui/lock-code";
import { Panel, panelList } from "../ui/panel";
import { showToast } from "../ui/toast-store";

/** Lock codes that people have seen who left the club since; nothing while there are none. */
export function CodesSeen() {
  const read = useRead(trpc.admin.codesSeen.useQuery());
  return (
    <Read of={read} failure="Who has seen the lock codes did not load" skeleton="h-0">
      {(seen) =>
        seen.length > 0 && (
          <Panel title="Lock codes seen by people who left">
            <ul className={panelList}>
              {seen.map((one) => (
                <Line key={one.boat.id} {...one} />
              ))}
            </ul>
          </Panel>
        )
      }
    </Read>
  );
}

function Line({ boat, people }: CodeSeen) {
  const changing = trpc.admin.changeLockCode.useMutation(readFirst);
  const [code, setCode] = useState<string | null>(null);

  async function change() {
    if (code === null) return;
    await changing.mutateAsync({ id: boat.id, lockCode: code });
    showToast({ title: "Lock Code Changed", description: `${boat.name}: ${code}` });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <p>
        <span className="font-semibold">{boat.name}</span>
        <span className="block text-ink-soft text-sm">
          Seen by {people === 1 ? "1 person" : `${people} people`} who left
        </span>
      </p>
      <Button size="small" variant="secondary" onClick={() => setCode(drawCode())}>
        Change code <span className="sr-only">of {boat.name}</span>
      </Button>
      <ConfirmDialog
        open={code !== null}
        onOpenChange={() => setCode(null)}
        title={`Change the lock code of ${boat.name}?`}
        confirmLabel="Change the code"
        pendingLabel="Changing..."
        tone="primary"
        onConfirm={change}
      >
        <p className="text-2xl text-ink">
          {code && <LockCode code={code} label="New lock code" />}
        </p>
        <p>Turn the lock to it as well. Members with a booking ahead get a mail.</p>
      </ConfirmDialog>
    </li>
  );
}

/** Four digits that nobody can guess from the last ones. */
const drawCode = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number % 10).join("");
