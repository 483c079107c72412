import { Notice } from "../ui/notice";
import { LoginLink } from "./login-link";

/** When there is a session but nothing, or too little, came with it. */
export function MemberDataFailure({ sentence }: { sentence: string }) {
  return (
    <div className="page-width grid gap-6 py-10">
      <Notice kind="danger" title={sentence} />
      <div>
        <LoginLink />
      </div>
    </div>
  );
}
