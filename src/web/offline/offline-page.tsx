import { useEffect, useState } from "react";
import { serverNow } from "../clock/server-clock";
import { forgetDock, forgetOuting } from "../offline-queue/forget-outing";
import { usePendingOutings } from "../outings/use-pending-outings";
import { DriftingBoat } from "../ui/illustrations/drifting-boat";
import { LockCode } from "../ui/lock-code";
import { type KeptDock, keptDock } from "./kept-dock";
import { type KeptOuting, keptOuting } from "./kept-outing";
import { OfflineDock } from "./offline-dock";
import { useForgetWithoutSession } from "./use-forget-without-session";

const askAgainMs = 5000;

/** What a browser shows for any address while it cannot reach the club. Works all by itself. */
export function OfflinePage() {
  const [dock, setDock] = useState(keptDock);
  const [kept, setKept] = useState(() => keptOuting(0));
  const isOut = useIsOut(dock, kept);
  const lastsUntil = kept && ((isOut && kept.outUntil) || kept.endsAt);
  const outing = lastsUntil !== null && lastsUntil > serverNow().getTime() ? kept : null;
  useReloadWhenOnline();
  useForgetWithoutSession(kept !== null || dock !== null, forget);

  function forget() {
    forgetOuting();
    forgetDock();
    setKept(null);
    setDock(null);
  }

  return (
    <main className="page-width grid max-w-2xl gap-6 py-8">
      <header className="grid justify-items-center gap-2 text-center">
        <DriftingBoat className="w-full max-w-60" />
        <h1 className="text-3xl">You are offline</h1>
        <p className="max-w-prose text-ink-soft">
          The club cannot be reached from here. Boats, bookings and hours come back with the
          connection; booking and cancelling wait until then.
        </p>
      </header>
      {dock && <OfflineDock dock={dock} />}
      {outing ? <Outing outing={outing} isOut={isOut} onForget={forget} /> : <NothingKept />}
      <p className="text-center">
        <a
          href={location.pathname === "/offline.html" ? "/" : location.href}
          className="inline-flex min-h-11 items-center rounded-md bg-tide px-5 font-semibold text-on-tide no-underline hover:bg-tide-deep"
        >
          Try again
        </a>
      </p>
    </main>
  );
}

/** Whether the boat of the kept outing was launched and has not landed, as far as this device knows. */
function useIsOut(dock: KeptDock | null, kept: KeptOuting | null): boolean {
  return usePendingOutings(dock?.memberId ?? 0, dock?.outings ?? []).some(
    ({ bookingId, launchedAt, landedAt }) =>
      bookingId === kept?.bookingId && launchedAt !== null && landedAt === null,
  );
}

interface OutingProps {
  outing: KeptOuting;
  isOut: boolean;
  onForget: () => void;
}

function Outing({ outing, isOut, onForget }: OutingProps) {
  return (
    <section
      aria-labelledby="next-outing"
      className="grid gap-5 rounded-xl bg-deep p-5 text-sail shadow-raised sm:p-8"
    >
      <div className="grid gap-1">
        <h2 id="next-outing" className="font-sans font-semibold text-base text-sun tracking-normal">
          {isOut ? "On Water" : "Your next outing"}
        </h2>
        <p className="text-balance font-display text-3xl">{outing.day}</p>
        <p className="font-display text-2xl tabular-nums">{outing.times}</p>
        <p className="pt-2 text-lg">
          {outing.boat}
          {outing.with && <span className="block text-base">with {outing.with}</span>}
        </p>
        <p className="text-sm">
          {!isOut && (
            <>
              Please arrive
              {outing.minutesEarly !== undefined && ` ${outing.minutesEarly} minutes early,`} at{" "}
              {outing.arrival}.
              <br />
            </>
          )}
          {outing.reference}
        </p>
      </div>
      {outing.codes.length > 0 && (
        <dl className="grid xs:grid-cols-2 gap-4 border-sail/25 border-t pt-4">
          {outing.codes.map(({ place, code }) => (
            <div key={place} className="grid gap-0.5 first:col-span-2">
              <dt className="text-sm">{place}</dt>
              <dd className="text-2xl text-sun">
                <LockCode code={code} label="" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {outing.codesFrom !== undefined && (
        <p className="border-sail/25 border-t pt-4">
          {outing.codesFrom}. They come to this device when it is online then.
        </p>
      )}
      {outing.instructions !== "" && (
        <p className="whitespace-pre-line text-sm">{outing.instructions}</p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-sail/25 border-t pt-3 text-sm">
        Kept on this device from your last visit.
        <button
          type="button"
          onClick={onForget}
          className="-mx-2 min-h-11 rounded-md px-2 underline underline-offset-3 focus-visible:outline-sail"
        >
          Discard it here
        </button>
      </p>
    </section>
  );
}

function NothingKept() {
  return (
    <p className="rounded-lg border border-line bg-surface p-5 text-center">
      No outing is kept on this device. After you have booked, your next one shows here with its
      lock code, until you log out.
    </p>
  );
}

function useReloadWhenOnline() {
  useEffect(() => {
    const reload = () => {
      if (isItsOwnAddress()) location.replace("/");
      else location.reload();
    };
    addEventListener("online", reload);
    const timer = setInterval(() => {
      if (!isItsOwnAddress()) void isClubReached().then((reached) => reached && reload());
    }, askAgainMs);
    return () => {
      removeEventListener("online", reload);
      clearInterval(timer);
    };
  }, []);
}

// A device is online before the club is reached, or the club was away and the device was not.
async function isClubReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch("/offline.html", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

const isItsOwnAddress = () => location.pathname === "/offline.html";
