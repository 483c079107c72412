import { useEffect, useState } from "react";
import { Spinner } from "./spinner";

const slowAfterMs = 2000;

/** Render it while something loads: silent at first, it says so once 2 seconds have gone by. */
export function SlowNotice({ children = "Still working. The connection may be slow." }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="text-sm text-ink-soft">
      {slow && (
        <span className="inline-flex animate-fade items-center gap-2">
          <Spinner /> {children}
        </span>
      )}
    </div>
  );
}
