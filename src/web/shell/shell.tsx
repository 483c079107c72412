import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { OutingKeeper } from "../offline/outing-keeper";
import { PartBoundary } from "../ui/loading/part-boundary";
import { SlowNotice } from "../ui/loading/slow-notice";
import { BottomBar } from "./bottom-bar";
import { DemoMark } from "./demo-mark";
import { Footer } from "./footer";
import { OfflineBanner } from "./offline-banner";
import { ScreenMissing } from "./screen-missing";
import { TopBar } from "./top-bar";
import { useRestoredPage } from "./use-restored-page";

interface ShellProps {
  /** what somebody has at hand in the top bar of every screen */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * What every screen stands in: skip link, top bar, the screen, footer. It asks nothing of the
 * address, so that a way to another screen draws only that.
 */
export function Shell({ tools, children }: ShellProps) {
  useRestoredPage();
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar) print:pb-0">
      <a
        href="#main"
        className="sr-only print:hidden rounded-md bg-tide px-4 py-3 font-semibold text-on-tide focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <DemoMark />
      <TopBar tools={tools} />
      <OfflineBanner />
      <Screen>{children}</Screen>
      <Footer />
      <BottomBar />
      <OutingKeeper />
    </div>
  );
}

function Screen({ children }: { children: ReactNode }) {
  const [pathname] = useLocation();
  const main = useFreshStart(pathname);
  return (
    <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
      <PartBoundary
        at={pathname}
        instead={(again, tries) => <ScreenMissing onAgain={again} tries={tries} />}
      >
        <Suspense fallback={<ScreenComing />}>{children}</Suspense>
      </PartBoundary>
    </main>
  );
}

/** As tall as the window, so that the footer is not seen to jump when the screen comes. */
function ScreenComing() {
  return (
    <div className="page-width min-h-dvh py-10">
      <SlowNotice />
    </div>
  );
}

/** A new screen starts at its top, and with the focus in it, as a new page would. */
function useFreshStart(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
