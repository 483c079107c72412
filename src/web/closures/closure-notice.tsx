import { useClosures } from "../clock/club-clock";
import { Notice } from "../ui/notice";

/** When and why the club is closed, now or soon. */
export function ClosureNotice() {
  const closures = useClosures();
  if (closures.length === 0) return null;
  return (
    <div className="grid gap-3">
      {closures.map(({ id, words, reason }) => (
        <Notice key={id} kind="careful" title={words}>
          <span className="wrap-anywhere">{reason}</span>
        </Notice>
      ))}
    </div>
  );
}
