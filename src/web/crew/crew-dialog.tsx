import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { boatIsFull, guestSeatsLeft } from "../../shared/crew/crew-rules";
import type { OutingCrewView } from "../../shared/crew/crew-schemas";
import { outingDay, outingTimes } from "../../shared/time/outing-words";
import { trpc } from "../calls/api";
import { useClub, useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { bothRead, useRead, useReadPart } from "../layout/use-read";
import { Live } from "../live/live";
import { Dialog } from "../ui/dialogs/dialog";
import { AskAlong } from "./ask-along";
import { CrewList } from "./crew-list";
import { SeatsOpened } from "./seats-opened";
import { WhoPays } from "./who-pays";

interface CrewDialogProps {
  booking: MemberBookingView;
  onClose: () => void;
}

/** Who comes along on an own outing, who is asked, who pays, and which seats anybody may ask for. */
export function CrewDialog({ booking, onClose }: CrewDialogProps) {
  const formats = useFormats();
  const { today } = useClubClock();
  const outing = useRead(trpc.bookings.crew.useQuery({ id: booking.id }));
  const boat = useReadPart(trpc.boats.list.useQuery(), (boats) =>
    boats.find(({ id }) => id === booking.boatId),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crew"
      description={
        <>
          {booking.boat.name}
          <span className="block tabular-nums">
            {outingDay(booking.bookingDate, today)},{" "}
            <span className="inline-block">{outingTimes(booking, formats)}</span>
          </span>
        </>
      }
    >
      <Live>
        <Read of={bothRead(outing, boat)} failure="The crew did not load" skeleton="h-64">
          {([answered, { capacity }]) =>
            capacity > 1 ? (
              <Crew booking={booking} outing={answered} capacity={capacity} />
            ) : (
              <p>{boatIsFull({ capacity })} A larger boat takes somebody along.</p>
            )
          }
        </Read>
      </Live>
    </Dialog>
  );
}

interface CrewProps {
  booking: MemberBookingView;
  outing: OutingCrewView;
  capacity: number;
}

function Crew({ booking, outing, capacity }: CrewProps) {
  const settings = useClub()?.settings;
  const room = guestSeatsLeft({ ...outing, capacity }, outing.crew);
  return (
    <div className="grid gap-6">
      <CrewList bookingId={booking.id} outing={outing} room={room} />
      {room > 0 && <AskAlong bookingId={booking.id} known={outing.rowedWith ?? []} />}
      <WhoPays booking={booking} outing={outing} capacity={capacity} />
      {settings?.openSeats === "on" && (
        <SeatsOpened bookingId={booking.id} outing={outing} capacity={capacity} />
      )}
    </div>
  );
}
