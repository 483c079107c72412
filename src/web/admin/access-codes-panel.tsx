import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useReadPart } from "../layout/use-read";
import { LockCode } from "../ui/lock-code";
import { Panel } from "../ui/panel";

/** The codes of gate, shed and washroom, which managers and admins always see. */
export function AccessCodesPanel() {
  const read = useReadPart(trpc.bookings.accessCodes.useQuery(), ({ access }) => access);
  return (
    <Panel title="Access Codes">
      <Read of={read} failure="The codes did not load" skeleton="h-24">
        {(codes) => (
          <dl className="grid min-[22rem]:grid-cols-3 gap-3 rounded-lg border border-line bg-surface p-4">
            <Code place="Gate" code={codes.gateCode} />
            <Code place="Shed" code={codes.shedCode} />
            <Code place="Washroom" code={codes.washroomCode} />
          </dl>
        )}
      </Read>
    </Panel>
  );
}

function Code({ place, code }: { place: string; code: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{place}</dt>
      <dd className="text-lg">{code ? <LockCode code={code} label="" /> : "Not set"}</dd>
    </div>
  );
}
