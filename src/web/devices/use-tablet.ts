import { useEffect, useLayoutEffect } from "react";
import { builtRelease, type Release } from "../../shared/built-release";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useSun } from "../clock/use-sun";

/** Words that are read from two metres, on a small tablet and on a large one. */
const rootSize = "clamp(18px, 1.6vw, 32px)";
const lookMs = 10 * 60_000;

/** What a screen needs that hangs on a wall for years: large words, the sun's colours, newest release. */
export function useTablet(): void {
  useLargeWords();
  useColoursOfTheSun();
  useNewestRelease();
  useScreenAwake();
}

function useLargeWords(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = rootSize;
    return () => {
      style.fontSize = "";
    };
  }, []);
}

/** Night colours from sunset to sunrise at the club; what a member chose elsewhere stays. */
function useColoursOfTheSun(): void {
  const { today, minutes } = useClubClock();
  const sun = useSun(today);
  const isNight = sun !== null && (minutes < sun.sunrise || minutes >= sun.sunset);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = isNight ? "dark" : "light";
    return () => {
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    };
  }, [isNight]);
}

/** Looks for a newer release and loads it; the club's clock, which a summer time may move, as well. */
function useNewestRelease(): void {
  const api = trpc.useUtils();
  useEffect(() => {
    const timer = setInterval(() => {
      void api.admin.club.invalidate();
      void isNewRelease().then((isNew) => isNew && location.reload());
    }, lookMs);
    return () => clearInterval(timer);
  }, [api]);
}

async function isNewRelease(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    const { version, commit }: Partial<Release> = await answer.json();
    if (!answer.ok || !builtRelease || commit === undefined) return false;
    return version !== builtRelease.version || commit !== builtRelease.commit;
  } catch {
    // Without a network there is nothing newer to load.
    return false;
  }
}

function useScreenAwake(): void {
  useEffect(() => {
    // A browser that cannot or may not leaves it to the tablet's own settings.
    const wake = () => {
      if (document.visibilityState === "visible") {
        void navigator.wakeLock?.request("screen").catch(() => undefined);
      }
    };
    wake();
    document.addEventListener("visibilitychange", wake);
    return () => document.removeEventListener("visibilitychange", wake);
  }, []);
}
