import { useLayoutEffect, useRef } from "react";
import { Button, type ButtonVariant } from "../button";
import { Spinner } from "./spinner";

interface TryAgainProps {
  trying: boolean;
  again: () => unknown;
  variant?: ButtonVariant;
  size?: "normal" | "small";
}

/** Reads again what failed. Not disabled meanwhile: a button that is disabled loses the focus. */
export function TryAgain({ trying, again, variant = "secondary", size = "normal" }: TryAgainProps) {
  const button = useFocusThatStays();
  return (
    <Button
      ref={button}
      variant={variant}
      size={size}
      aria-disabled={trying}
      onClick={() => !trying && void again()}
    >
      {trying ? (
        <>
          <Spinner /> Trying...
        </>
      ) : (
        "Try again"
      )}
    </Button>
  );
}

/** The button goes once the read is here; the focus stays in its dialog or screen. */
function useFocusThatStays() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (document.activeElement !== pressed) return;
      pressed?.closest<HTMLElement>("[role=dialog], main")?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
