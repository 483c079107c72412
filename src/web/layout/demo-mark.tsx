import { useClub } from "../club-clock";
import { Badge } from "../ui/badge";

/** On every screen while the server runs on demo data (readings "Demo data"). */
export function DemoMark() {
  return useClub()?.demo ? <Badge tone="cedar">demo data</Badge> : null;
}
