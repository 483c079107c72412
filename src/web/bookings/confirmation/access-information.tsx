import type { CodesShown } from "../../../shared/access-codes/codes-schemas";
import { codesFromWords, minutesWords } from "../../../shared/access-codes/codes-words";
import type { AccessSettings } from "../../../shared/settings/club-settings";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useFormats } from "../../clock/use-formats";
import { Read } from "../../layout/read";
import { bothRead, dataOf, useReadPart } from "../../layout/use-read";
import { KeyIcon, LockIcon } from "../../ui/icons/icons";
import { MailIcon } from "../../ui/icons/shell-icons";
import { LockCode } from "../../ui/lock-code";

/** Says when the codes appear, and that they come by e-mail where they do; rules, Boats. */
export function AccessInformation({ bookingId }: { bookingId: number | null }) {
  const { data } = trpc.bookings.accessCodes.useQuery();
  const shown = data?.codesShown ?? "atBooking";
  const mailed = data?.mailed ?? false;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Access Information</h2>
      {bookingId === null ? (
        <CodesToCome shown={shown} mailed={mailed} />
      ) : (
        <p className="text-ink-soft text-sm">The codes stand with your booking.</p>
      )}
      {bookingId !== null && mailed && (
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <MailIcon /> Facility information comes by e-mail.
        </p>
      )}
    </section>
  );
}

function CodesToCome({ shown, mailed }: { shown: CodesShown; mailed: boolean }) {
  return (
    <>
      <p className="text-ink-soft text-sm">
        {shown === "atBooking"
          ? "The codes appear here once you have booked:"
          : `The codes appear on your dashboard ${minutesWords(shown)} before you start:`}
      </p>
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
  const formats = useFormats();
  const booking = useReadPart(trpc.bookings.mine.useQuery(), (bookings) =>
    bookings.find(({ id }) => id === bookingId),
  );
  const from = dataOf(booking)?.codesFrom;
  const { today } = useClubClock();
  const codes = useReadPart(trpc.bookings.accessCodes.useQuery(), ({ access }) => access);
  if (from)
    return <p className="text-sm">{codesFromWords(from, today, formats)}, on your dashboard.</p>;
  return (
    <div className="grid gap-3 text-sm">
      <Read of={bothRead(booking, codes)} failure="The codes did not load" skeleton="h-28">
        {([{ boat }, access]) => <Codes {...access} lockCode={boat.lockCode} />}
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
      <dl className="grid xs:grid-cols-2 gap-3">
        {listed.map(([label, code]) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-xl">
              {code ? (
                <LockCode code={code} label="" />
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
