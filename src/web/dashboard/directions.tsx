import { useClub } from "../clock/club-clock";
import { OutLink } from "../ui/button";
import { PinIcon } from "../ui/icons/shell-icons";

/** Opens the maps of the phone, on the way to the club's address. */
export function Directions() {
  const address = useClub()?.settings.address;
  if (!address) return null;
  const query = encodeURIComponent(address);
  return (
    <OutLink
      to={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
      rel="noreferrer"
      variant="secondary"
      size="small"
    >
      <PinIcon /> Directions
    </OutLink>
  );
}
