import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { documentedProfile } from "../../shared/profile/club-profile";
import type { ClubView } from "../../shared/settings/club-view";
import { fromMinutes } from "../../shared/time/clock-times";
import type { ClockOffsets, ClubTime } from "../../shared/time/club-now";
import { trpc } from "../calls/api";
import { useHydrating } from "../ui/hooks/use-hydrating";
import { SiteName } from "../ui/page-title";
import { clubOffsetAt, clubTimeAt, msToNextMinute } from "./club-time-at";
import { hearServerAhead } from "./server-clock";
import { FormatsContext } from "./use-formats";

interface ClubState {
  club: ClubView | null;
  time: ClubTime | null;
  loading: boolean;
}

const ClubContext = createContext<ClubState>({ club: null, time: null, loading: true });

/** Keeps the club's own clock going from the server's answer; nothing here reads a time zone. */
export function ClubProvider({ children }: { children: ReactNode }) {
  const { data, isLoading, errorUpdateCount } = trpc.admin.club.useQuery();
  const loading = isLoading && errorUpdateCount === 0;
  const api = trpc.useUtils();
  const club = useLastKnown(data);
  const [sentWithPage] = useState(data);
  const time = useTickingTime(club?.clock, sentWithPage?.clock);

  // The monotonic clock stands still while a laptop sleeps, so ask again on waking.
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && void api.admin.club.invalidate();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [api]);

  const value = useMemo(() => ({ club, time, loading }), [club, time, loading]);
  return (
    <ClubContext value={value}>
      <FormatsContext value={club?.settings ?? documentedProfile}>
        <SiteName value={club?.settings.name ?? "Slipway"}>{children}</SiteName>
      </FormatsContext>
    </ClubContext>
  );
}

/** The club's settings and demo accounts, or null until (or unless) the server has told us. */
export function useClub(): ClubView | null {
  return useContext(ClubContext).club;
}

/** Whether anybody may be told of the club's place and hours; rules, Setting up. */
export function usePlaceTold(): boolean {
  return useClub()?.placeTold ?? true;
}

/** The closures that run or come soon, until they are over; none while the club is not known. */
export function useClosures(): ClubView["closures"] {
  const { club, time } = useContext(ClubContext);
  if (!club?.closures || !time) return [];
  const now = `${time.today} ${fromMinutes(time.minutes)}`;
  return club.closures.filter(({ until }) => until > now);
}

/** Whether the server has yet to answer who the club is. */
export function useClubLoading(): boolean {
  return useContext(ClubContext).loading;
}

/** How the club's clock stands to UTC, and when that changes; like UTC while the club is not known. */
export function useClubOffsets(): ClockOffsets {
  return useContext(ClubContext).club?.clock ?? utc;
}

const utc: ClockOffsets = {};

/** Today (yyyy-MM-dd) and the minutes since midnight at the club; changes each minute. */
export function useClubClock(): ClubTime {
  const { time } = useContext(ClubContext);
  if (time === null) throw new Error("The club's clock is not known");
  return time;
}

/** A proxy's 401 reads as null. Screens stand on the club, so the last one known stays. */
function useLastKnown(club: ClubView | null | undefined): ClubView | null {
  const [known, setKnown] = useState<ClubView | null>(null);
  if (!club || club === known) return known;
  setKnown(club);
  return club;
}

function useTickingTime(
  now: ClubView["clock"] | undefined,
  sentWithPage: ClubView["clock"] | undefined,
): ClubTime | null {
  const hydrating = useHydrating();
  const anchor = useMemo(() => {
    if (!now || hydrating) return undefined;
    return { now, receivedAt: now === sentWithPage ? pageArrivedAt() : performance.now() };
  }, [now, sentWithPage, hydrating]);
  const [, tick] = useState(0);

  // Before the effects of what stands inside, which may write it down.
  useLayoutEffect(() => {
    if (!anchor) return;
    const elapsed = performance.now() - anchor.receivedAt;
    hearServerAhead(Date.parse(anchor.now.instant) + elapsed - Date.now());
  }, [anchor]);

  useEffect(() => {
    if (!anchor) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const elapsed = performance.now() - anchor.receivedAt;
      timer = setTimeout(turn, msToNextMinute(anchor.now, elapsed));
    };
    const turn = () => {
      tick((count) => count + 1);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [anchor]);

  const elapsed = anchor ? performance.now() - anchor.receivedAt : 0;
  const time = now ? clubTimeAt(now, elapsed) : null;
  const offsetMinutes = now && clubOffsetAt(now, elapsed);
  const [today, minutes] = [time?.today, time?.minutes];
  return useMemo(() => {
    if (!now || offsetMinutes === undefined) return null;
    if (today === undefined || minutes === undefined) return null;
    const { changes, earlier } = now;
    return { today, minutes, offsetMinutes, changes, earlier };
  }, [today, minutes, offsetMinutes, now]);
}

/** A slow phone starts the app seconds after its page arrived. */
function pageArrivedAt(): number {
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming ? page.responseStart : 0;
}
