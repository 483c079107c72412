import { Fragment } from "react";
import { neverCallsWords, radioWords } from "../../shared/incidents/emergency-numbers";
import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { fullName } from "../../shared/members/full-name";
import { useProfile } from "../clock/use-profile";
import { OutLink } from "../ui/button";
import { Panel } from "../ui/panel";

/** Numbers to tap, in the order in which one would call them. */
export function WhomToCall({
  incident: { rower, emergencyContact, crew, crewContacts },
}: {
  incident: LookedAtIncident;
}) {
  const { emergency } = useProfile();
  return (
    <Panel title="Call">
      <ol className="grid gap-3">
        <Call who={fullName(rower)} what="rower" phone={rower.phone} />
        <Contact of={emergencyContact} what="emergency contact" />
        {crew.map((person, nr) => (
          <Fragment key={person.id}>
            <Call who={fullName(person)} what="crew" phone={person.phone} />
            <Contact of={crewContacts[nr]} what={`emergency contact of ${fullName(person)}`} />
          </Fragment>
        ))}
        {emergency?.number && (
          <Call who="Emergency" what="police, fire, ambulance" phone={emergency.number} urgent />
        )}
        {emergency?.rescueCentre && (
          <Call
            who={emergency.rescueCentre.name}
            what="boats in distress"
            phone={emergency.rescueCentre.phone}
            urgent
          />
        )}
      </ol>
      {emergency?.radio && (
        <p>
          By radio: <strong>{radioWords(emergency.radio)}</strong>.
        </p>
      )}
      <p className="text-ink-soft text-sm">{neverCallsWords}</p>
    </Panel>
  );
}

interface ContactProps {
  of: LookedAtIncident["emergencyContact"] | undefined;
  what: string;
}

function Contact({ of, what }: ContactProps) {
  return <Call who={of?.name || "Nobody named"} what={what} phone={of?.phone ?? ""} />;
}

interface CallProps {
  who: string;
  what: string;
  phone: string;
  urgent?: boolean;
}

function Call({ who, what, phone, urgent = false }: CallProps) {
  if (phone === "") {
    return (
      <li className="text-ink-soft">
        {who}, {what}: no phone number known
      </li>
    );
  }
  return (
    <li>
      <OutLink
        to={`tel:${phone.replace(/[^\d+]/g, "")}`}
        variant={urgent ? "danger" : "primary"}
        full
        className="min-h-14 py-2"
      >
        <span className="flex w-full items-center justify-between gap-x-3 text-left max-[24rem]:flex-wrap">
          <span className="min-w-0 break-words">
            {who} <span className="block font-normal text-sm">{what}</span>
          </span>
          <span className="text-lg tabular-nums xs:whitespace-nowrap">{phone}</span>
        </span>
      </OutLink>
    </li>
  );
}
