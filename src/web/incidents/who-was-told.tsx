import type {
  AlarmView,
  LookedAtIncident,
  TellingView,
} from "../../shared/incidents/incident-schemas";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useFormats } from "../clock/use-formats";
import { Badge } from "../ui/badge";
import { Panel, panelList } from "../ui/panel";
import { actWords, alarmWords, tellingWords } from "./incident-words";

/** Who was told when and whether it left the server, and what the staff wrote, in turn. */
export function WhoWasTold({ incident: { alarms, notes } }: { incident: LookedAtIncident }) {
  const formats = useFormats();
  const timeOf = useClubTimeOf();
  return (
    <Panel title="Told and done">
      <ul className={panelList}>
        {alarms.map((alarm) => (
          <Alarm key={alarm.id} alarm={alarm} />
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className={panelList}>
          {notes.map((one) => (
            <li key={one.at} className="grid gap-0.5 px-4 py-3">
              <p className="font-semibold">
                {timeOf(one.at)}, {one.by}: {actWords(one, formats)}
              </p>
              {one.note !== "" && <p className="break-words">{one.note}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Alarm({ alarm }: { alarm: AlarmView }) {
  const timeOf = useClubTimeOf();
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <p className="font-semibold">
        {timeOf(alarm.at)}, {alarmWords(alarm)}
      </p>
      <ul className="grid gap-1">
        {alarm.tellings.map((telling) => (
          <Telling key={`${telling.how} ${telling.id}`} telling={telling} />
        ))}
      </ul>
    </li>
  );
}

function Telling({ telling }: { telling: TellingView }) {
  const timeOf = useClubTimeOf();
  const { to, how, staysLonger, state, sentAt, error } = telling;
  const { words, tone } = tellingWords[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-sm">
      <span className="min-w-0 break-all">
        {how === "mail" ? to : `Webhook ${to}`}
        {staysLonger && ", that it stays out longer"}
      </span>
      <Badge tone={tone}>
        {words}
        {sentAt !== null && ` ${timeOf(sentAt)}`}
      </Badge>
      {state === "failed" && (
        <span className="basis-full break-words text-signal">{error}. It is tried again.</span>
      )}
    </li>
  );
}
