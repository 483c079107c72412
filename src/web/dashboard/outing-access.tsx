import type { AccessSettings } from "../../shared/settings/club-settings";
import { LockCode } from "../ui/lock-code";

/** What opens the club on the way to the boat; codes the club left empty are left out. */
export function OutingAccess({ access }: { access: AccessSettings | null }) {
  if (access === null) return null;
  const codes = [
    { place: "Gate", code: access.gateCode },
    { place: "Shed", code: access.shedCode },
    { place: "Washroom", code: access.washroomCode },
  ].filter(({ code }) => code !== "");
  return (
    <div className="grid gap-3 border-sail/25 border-t pt-4">
      <h3 className="sr-only">Access Information</h3>
      <dl className="grid grid-cols-[max-content_1fr] items-baseline gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-8">
        {codes.map(({ place, code }) => (
          <div key={place} className="contents sm:flex sm:items-baseline sm:gap-2">
            <dt className="text-sm">{place} code</dt>
            <dd className="text-lg text-sun">
              <LockCode code={code} label="" />
            </dd>
          </div>
        ))}
      </dl>
      {access.accessInstructions !== "" && (
        <p className="max-w-prose whitespace-pre-line text-sm">{access.accessInstructions}</p>
      )}
    </div>
  );
}
