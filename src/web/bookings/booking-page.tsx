import { useParams } from "wouter";
import { Live } from "../live/live";
import { useSignedIn } from "../signed-in";
import { BoatBooking } from "./boat-booking";
import { LoginRequired, PendingApproval } from "./booking-gates";

/** /booking-simple/{boatId}: its gates first. */
export function BookingPage() {
  const { boatId = "" } = useParams();
  const { member, isAuthenticated } = useSignedIn();
  if (!member) return <LoginRequired boatId={boatId} />;
  if (!isAuthenticated) return <PendingApproval />;
  return (
    <Live>
      <BoatBooking key={boatId} boatId={Number(boatId)} member={member} />
    </Live>
  );
}
