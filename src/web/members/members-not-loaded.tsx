import { NotLoaded } from "../ui/not-loaded";
import { membersFailure } from "./members-failure";

/** 'Error loading members:' and what went wrong. */
export function MembersNotLoaded(props: { error: { message: string }; onRetry: () => unknown }) {
  const { error, onRetry } = props;
  return (
    <NotLoaded sentence={`Error loading members: ${membersFailure(error)}`} onRetry={onRetry} />
  );
}
