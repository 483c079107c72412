import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { fullName } from "../../shared/members/full-name";
import type { RosterEntry } from "../../shared/members/member-views";
import { rosterMatches } from "../../shared/members/roster-matches";
import { trpc } from "../calls/api";
import { MemberClearances } from "../clearances/member-clearances";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Badge, type Tone } from "../ui/badge";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import { Panel, panelList } from "../ui/panel";

/** How many rows come at once. */
const step = 25;

/** The manager members list: approved members, and how to reach them; of an address that asks for one, they alone. */
export function MemberRoster() {
  const [params] = useSearchParams();
  const asked = params.get("search") ?? "";
  return <SearchedRoster key={asked} asked={asked} />;
}

function SearchedRoster({ asked }: { asked: string }) {
  const read = useRead(trpc.admin.roster.useQuery());
  const [search, setSearch] = useState(asked);
  const list = useRef<HTMLDivElement>(null);
  const here = read.face === "here";
  useEffect(() => {
    if (asked && here) list.current?.scrollIntoView({ block: "start" });
  }, [asked, here]);
  return (
    <div ref={list} className="scroll-mt-24">
      <Panel title="Members">
        <search>
          <TextField
            label="Search members"
            help="By name or email"
            type="search"
            autoComplete="off"
            className="max-w-md"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </search>
        <Read of={read} failure="The members did not load" skeleton="h-96">
          {(roster) => <Roster key={search} entries={rosterMatches(roster, search)} />}
        </Read>
      </Panel>
    </div>
  );
}

function Roster({ entries }: { entries: RosterEntry[] }) {
  const [shown, setShown] = useState(step);
  const hidden = entries.length - shown;
  if (entries.length === 0) return <p className="text-ink-soft">No member matches.</p>;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm tabular-nums">
        {entries.length.toLocaleString("en-CA")} {entries.length === 1 ? "member" : "members"}
      </p>
      <ul className={panelList}>
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setShown(shown + step)}
        >
          Show {Math.min(hidden, step)} more
        </Button>
      )}
    </div>
  );
}

const roles: Record<RosterEntry["membershipStatus"], { word: string; tone: Tone }> = {
  active: { word: "Active", tone: "good" },
  paused: { word: "Paused", tone: "careful" },
  inactive: { word: "Inactive", tone: "neutral" },
};

function Entry({ entry }: { entry: RosterEntry }) {
  const { word, tone } = roles[entry.membershipStatus];
  const gives = (trpc.admin.clearanceKinds.useQuery().data ?? []).length > 0;
  const [open, setOpen] = useState(false);
  return (
    <li className="grid xs:grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_8rem_5rem]">
      <span className="min-w-0 font-semibold">{fullName(entry)}</span>
      <a
        href={`mailto:${entry.email}`}
        className="wrap-anywhere text-link col-start-1 row-start-2 min-w-0 text-sm leading-6 md:col-start-auto md:row-start-auto"
      >
        {entry.email}
      </a>
      <span className="col-start-1 row-start-3 text-sm tabular-nums md:col-start-auto md:row-start-auto">
        {entry.phone && (
          <a href={`tel:${entry.phone}`} className="inline-flex min-h-6 items-center text-link">
            {entry.phone}
          </a>
        )}
      </span>
      <span className="justify-self-start xs:col-start-2 xs:row-start-1 xs:justify-self-end md:col-start-auto md:row-start-auto">
        <Badge tone={tone}>{word}</Badge>
      </span>
      {gives && (
        <Button
          size="small"
          variant="secondary"
          className="xs:col-span-full justify-self-start"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Clearances <span className="sr-only">{fullName(entry)}</span>
        </Button>
      )}
      {open && (
        <div className="xs:col-span-full pb-2">
          <MemberClearances member={entry} heading="h3" />
        </div>
      )}
    </li>
  );
}
