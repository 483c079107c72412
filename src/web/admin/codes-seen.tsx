import { useState } from "react";
import type { CodesSeen as Seen } from "../../shared/access-codes/codes-schemas";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { paths } from "../paths";
import { useSignedIn } from "../signed-in";
import { Button, ButtonLink } from "../ui/button";
import { LockCode } from "../ui/lock-code";
import { Panel, panelList } from "../ui/panel";
import { showToast } from "../ui/toasts/toast-store";

/** Codes that people have seen who left the club since; nothing while there are none. */
export function CodesSeen() {
  const read = useRead(trpc.admin.codesSeen.useQuery());
  return (
    <Read of={read} failure="Who has seen the codes did not load" skeleton="h-0">
      {({ locks, club }) =>
        locks.length + club.length > 0 && (
          <Panel title="Codes seen by people who left">
            <ul className={panelList}>
              {locks.map((one) => (
                <Lock key={one.boat.id} {...one} />
              ))}
              {club.map((one) => (
                <ClubCode key={one.code} {...one} />
              ))}
            </ul>
          </Panel>
        )
      }
    </Read>
  );
}

const clubCodeWords = {
  gateCode: "Gate code",
  shedCode: "Shed code",
  washroomCode: "Washroom code",
};

/** Only admins change what is the club's. */
function ClubCode({ code, people }: Seen["club"][number]) {
  const { role } = useSignedIn();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <p>
        <span className="font-semibold">{clubCodeWords[code]}</span>
        <SeenBy people={people} />
      </p>
      {role === "admin" ? (
        <ButtonLink to={paths.clubSettings} size="small" variant="secondary">
          Change code <span className="sr-only">: {clubCodeWords[code]}</span>
        </ButtonLink>
      ) : (
        <p className="text-ink-soft text-sm">An admin changes it.</p>
      )}
    </li>
  );
}

const SeenBy = ({ people }: { people: number }) => (
  <span className="block text-ink-soft text-sm">
    Seen by {people === 1 ? "1 person" : `${people} people`} who left
  </span>
);

function Lock({ boat, people }: Seen["locks"][number]) {
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
        <SeenBy people={people} />
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
