import type { AccessSettings } from "../../shared/settings/club-settings";
import { LockCode } from "../ui/lock-code";

/** What else opens at the club, and how it goes there; codes the club left empty are left out. */
export function OutingAccess({ access }: { access: AccessSettings | null }) {
  if (access === null) return null;
  const codes = [
    { place: "Shed", code: access.shedCode },
    { place: "Washroom", code: access.washroomCode },
  ].filter(({ code }) => code !== "");
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <h3 className="sr-only">Access Information</h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 empty:hidden">
        {codes.map(({ place, code }) => (
          <div key={place} className="flex items-baseline gap-2">
            <dt>{place} code</dt>
            <dd className="text-xl">
              <LockCode code={code} label="" />
            </dd>
          </div>
        ))}
      </dl>
      {access.accessInstructions !== "" && (
        <p className="max-w-prose whitespace-pre-line">{access.accessInstructions}</p>
      )}
    </div>
  );
}
