import { type ReactNode, useEffect, useRef, useState } from "react";
import { soonAfterLoad } from "./soon-after-load";

interface WhenNearProps {
  /** Stands there until then, as tall as what is coming. */
  instead: ReactNode;
  children: ReactNode;
}

/** Shows what lies far down a page once somebody comes near it, or the page has long been loaded. */
export function WhenNear({ instead, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const come = () => setNear(true);
    if (!("IntersectionObserver" in window)) return come();
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && come(), {
      rootMargin: "300px",
    });
    watch.observe(place.current);
    const stopWaiting = soonAfterLoad(come);
    return () => {
      watch.disconnect();
      stopWaiting();
    };
  }, [near]);
  return <div ref={place}>{near ? children : instead}</div>;
}
