import { useHydrating } from "../../ui/hooks/use-hydrating";
import { isAnythingKept } from "./drafts";

/** Beside the way to the log-in, where a form was taken away. A page that comes drawn has no storage. */
export function TypedIsKept() {
  const drawn = useHydrating();
  if (drawn || !isAnythingKept()) return null;
  return <span className="block pt-2">What you typed is kept here for you.</span>;
}
