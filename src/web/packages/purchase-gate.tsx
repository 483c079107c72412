import type { Standing } from "../../shared/members/standing";
import { useClub } from "../club-clock";
import { paths } from "../paths";
import { Button, ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";

/** Who may buy, and how; spec part 2 §6. */
export function PurchaseGate({ standing }: { standing: Standing }) {
  const dock = useClub()?.settings.address;
  if (standing === "visitor") {
    return (
      <Notice action={<ButtonLink to={paths.login}>Login to Purchase</ButtonLink>}>
        Hours are sold to members only.
      </Notice>
    );
  }
  if (standing === "pending") {
    return (
      <Notice kind="careful" action={<Button disabled>Pending Approval</Button>}>
        You can buy hours as soon as an admin has approved your membership, within 1-2 business
        days.
      </Notice>
    );
  }
  return (
    <Notice title="Hours are bought at the clubhouse for now.">
      {dock && `You find us at ${dock}. The hours are on your account the moment you have paid.`}
    </Notice>
  );
}
