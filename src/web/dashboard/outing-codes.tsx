import { codesFromWords } from "../../shared/access-codes/codes-words";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { AccessSettings } from "../../shared/settings/club-settings";
import type { ClubDate } from "../../shared/time/club-dates";
import { useFormats } from "../clock/use-formats";
import { LockIcon } from "../ui/icons/icons";
import { LockCode } from "../ui/lock-code";

interface OutingCodesProps {
  booking: MemberBookingView;
  access: AccessSettings | null;
  today: ClubDate;
}

/** What opens the gate and frees the boat, large; or when it will be told. */
export function OutingCodes({ booking, access, today }: OutingCodesProps) {
  const formats = useFormats();
  const lockCode = booking.boat.lockCode;
  if (booking.codesFrom) {
    return (
      <p className="flex max-w-64 items-center gap-2 text-balance rounded-lg border border-sun px-4 py-3">
        <LockIcon className="shrink-0 text-sun" />{" "}
        {codesFromWords(booking.codesFrom, today, formats)}
      </p>
    );
  }
  if (!lockCode) return null;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 sm:flex-col sm:rounded-lg sm:border sm:border-sun sm:px-4 sm:py-2">
      <Code place="Lock code" code={lockCode} />
      {access && access.gateCode !== "" && <Code place="Gate code" code={access.gateCode} />}
    </div>
  );
}

function Code({ place, code }: { place: string; code: string }) {
  return (
    <div>
      <span aria-hidden="true">{place}</span>
      <span className="block text-2xl text-sun sm:text-3xl">
        <LockCode code={code} label={place} />
      </span>
    </div>
  );
}
