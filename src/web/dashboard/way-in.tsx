import type { ReactNode } from "react";
import { Link } from "wouter";
import type { MemberView } from "../../shared/members/member-views";
import { approvalTime } from "../../shared/profile/club-profile";
import { paths } from "../paths";
import { Card } from "../ui/card";
import { type Step, WaySteps } from "./way-steps";

/** The way into the club: where an applicant stands, what that waits for, what can be done meanwhile. */
export function WayIn({ member }: { member: MemberView }) {
  return (
    <>
      <Card aria-labelledby="pending-approval" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="pending-approval" className="text-2xl">
            Pending Approval
          </h2>
          <p>
            Your membership is waiting for an admin. Booking boats and buying hours open with it.
          </p>
        </div>
        <WaySteps steps={stepsOf(member)} />
      </Card>
      <section aria-labelledby="until-then" className="grid gap-2">
        <h2 id="until-then" className="text-xl">
          Until then you can
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          <Can to="#security-settings">
            {member.temporaryPassword ? "choose your own password" : "change your password"}
          </Can>
          <Can to={paths.boats}>look at the boats</Can>
          <Can to={paths.faq}>read how things work</Can>
          <Can to={paths.pricing}>see what hours cost</Can>
        </ul>
        <p className="text-ink-soft">
          Once you are approved, we will ask you whom to call in an emergency.
        </p>
      </section>
    </>
  );
}

function stepsOf({ trainedAt }: MemberView): Step[] {
  return [
    { name: "Applied", stands: "done", words: "The club has your application." },
    {
      name: "Training",
      stands: trainedAt ? "done" : "now",
      words: trainedAt
        ? "You have been shown how it goes."
        : "The club shows you boats, dock and rules, and gets in touch with you about when.",
    },
    {
      name: "Approval",
      stands: trainedAt ? "now" : "ahead",
      words: `An admin approves you after the training. This takes ${approvalTime}, and we will send you an email.`,
    },
    { name: "First row", stands: "ahead", words: "Then you buy hours, and book a boat." },
  ];
}

function Can({ to, children }: { to: string; children: ReactNode }) {
  const look = { className: "text-link inline-flex min-h-11 items-center", children };
  return <li>{to.startsWith("#") ? <a href={to} {...look} /> : <Link to={to} {...look} />}</li>;
}
