import type { AccountView } from "../../shared/account/account-schemas";
import type { CalendarScope } from "../../shared/calendar/calendar-schemas";
import type { Role } from "../../shared/members/role";
import { Card } from "../ui/card";
import { CalendarAddress } from "./calendar-address";

const words: Record<CalendarScope, { title: string; help: string }> = {
  own: { title: "My bookings", help: "Everything you book or cancel, kept up to date." },
  club: { title: "All bookings of the club", help: "With the rowers' names, for admins." },
};

interface CalendarAddressesProps {
  role: Role;
  calendars: AccountView["calendars"];
}

/** Secret addresses to which a phone's calendar subscribes. */
export function CalendarAddresses({ role, calendars }: CalendarAddressesProps) {
  const scopes: CalendarScope[] = role === "admin" ? ["own", "club"] : ["own"];
  return (
    <Card aria-labelledby="calendar-addresses">
      <h2 id="calendar-addresses" className="pb-1 text-xl">
        Calendar
      </h2>
      <p className="pb-3 text-ink-soft text-sm">
        Subscribe your phone's calendar to a secret address. Whoever has it can read along, so share
        it with nobody.
      </p>
      <div className="grid gap-5">
        {scopes.map((scope) => (
          <CalendarAddress
            key={scope}
            scope={scope}
            {...words[scope]}
            since={calendars.find((one) => one.scope === scope)?.createdAt}
          />
        ))}
      </div>
    </Card>
  );
}
