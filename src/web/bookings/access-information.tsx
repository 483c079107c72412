import type { AccessSettings } from "../../shared/club-settings";
import { trpc } from "../api";
import { Read } from "../layout/read";
import { bothRead, useReadPart } from "../layout/use-read";
import { KeyIcon, LockIcon } from "../ui/icons";
import { LockCode } from "../ui/lock-code";
import { MailIcon } from "../ui/shell-icons";

/** Says that the codes appear once booked, and come by e-mail where they do; rules, Boats. */
export function AccessInformation({ bookingId }: { bookingId: number | null }) {
  const mailed = trpc.bookings.accessCodes.useQuery().data?.mailed ?? false;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Access Information</h2>
      {bookingId === null ? <CodesToCome mailed={mailed} /> : <AccessCodes bookingId={bookingId} />}
      {bookingId !== null && mailed && (
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <MailIcon /> Facility information comes by e-mail.
        </p>
      )}
    </section>
  );
}

function CodesToCome({ mailed }: { mailed: boolean }) {
  return (
    <>
      <p className="text-ink-soft text-sm">The codes appear here once you have booked:</p>
      <ul className="grid gap-2 text-sm">
        <li className="flex items-center gap-2">
          <LockIcon className="text-cedar" /> Lock code of the boat
        </li>
        <li className="flex items-center gap-2">
          <KeyIcon className="text-cedar" /> Gate code, shed and washroom codes
        </li>
        {mailed && (
          <li className="flex items-center gap-2">
            <MailIcon className="text-cedar" /> Facility information by e-mail
          </li>
        )}
      </ul>
    </>
  );
}

/** The codes a confirmed booking opens, also on the boarding pass; they come after the booking. */
export function AccessCodes({ bookingId }: { bookingId: number }) {
  const boat = useReadPart(
    trpc.bookings.mine.useQuery(),
    (bookings) => bookings.find(({ id }) => id === bookingId)?.boat,
  );
  const codes = useReadPart(trpc.bookings.accessCodes.useQuery(), ({ access }) => access);
  return (
    <div className="grid gap-3 text-sm">
      <Read of={bothRead(boat, codes)} failure="The codes did not load" skeleton="h-28">
        {([{ lockCode }, access]) => <Codes {...access} lockCode={lockCode} />}
      </Read>
    </div>
  );
}

function Codes(codes: AccessSettings & { lockCode: string | null }) {
  const listed = [
    ["Lock code", codes.lockCode],
    ["Gate code", codes.gateCode],
    ["Shed code", codes.shedCode],
    ["Washroom code", codes.washroomCode],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        {listed.map(([label, code]) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-xl">
              {code ? (
                <LockCode code={code} label={label} />
              ) : (
                <span className="text-base">Ask the club</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {codes.accessInstructions && <p>{codes.accessInstructions}</p>}
    </>
  );
}
