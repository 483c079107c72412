import { useEffect, useEffectEvent } from "react";

const touches = ["pointerdown", "input"];

/** Closes a question once nobody has touched the tablet for so long, so that the board can be read. */
export function useUnanswered(onClose: () => void, afterMs: number): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let timer = setTimeout(close, afterMs);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(close, afterMs);
    };
    for (const touch of touches) document.addEventListener(touch, restart);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) document.removeEventListener(touch, restart);
    };
  }, [afterMs]);
}
