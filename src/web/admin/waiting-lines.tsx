import { useState } from "react";
import { Link } from "wouter";
import { fullName } from "../../shared/members/full-name";
import { shortAmount } from "../../shared/payments/amount-words";
import type { OrderView } from "../../shared/payments/order-schemas";
import { formatDate } from "../../shared/time/club-dates";
import type { Waiting } from "../../shared/waiting/waiting";
import { useBoatSwitch } from "../boats/managing/boat-switch";
import { useClubStamp } from "../clock/use-club-stamp";
import { useProfile } from "../clock/use-profile";
import { ApproveButton } from "../members/approve-button";
import { memberPath, paths } from "../paths";
import { OrderName } from "../payments/order-row";
import { itemWords } from "../payments/order-words";
import { Button } from "../ui/button";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";
import { WaitingLine, WaitingThing } from "./waiting-line";

const MarkPaidDialog = lazyDialog(
  async () => (await import("../payments/mark-paid-dialog")).MarkPaidDialog,
);

/** People who asked to join, approved on the spot; who is not, on their own page. */
export function ApplicantsWaiting({ total, first }: Waiting["applicants"]) {
  const stamp = useClubStamp();
  return (
    <WaitingLine total={total} what="Approvals" to={paths.memberManagement}>
      {first.map((member) => (
        <WaitingThing
          key={member.id}
          name={
            <Link to={memberPath(member.id)} className="text-link">
              {fullName(member)}
            </Link>
          }
          about={`applied ${formatDate(stamp(member.registrationDate).date, "MMM d")}`}
        >
          <ApproveButton member={member} />
        </WaitingThing>
      ))}
      <More count={total - first.length} />
    </WaitingLine>
  );
}

/** Orders to be paid over the counter. */
export function UnpaidOrders({ total, first }: Waiting["unpaidOrders"]) {
  const [paying, setPaying] = useState<OrderView | null>(null);
  const { country } = useProfile();
  const amount = ({ total, currency }: OrderView) => shortAmount(total, { country, currency });
  return (
    <WaitingLine total={total} what="Unpaid orders" to={paths.books}>
      {first.map((order) => (
        <WaitingThing
          key={order.id}
          name={order.memberName}
          about={`${itemWords(order)}, ${amount(order)}`}
        >
          <Button size="small" onClick={() => setPaying(order)}>
            Mark paid <OrderName order={order} />
          </Button>
        </WaitingThing>
      ))}
      <More count={total - first.length} />
      {paying && <MarkPaidDialog order={paying} onClose={() => setPaying(null)} />}
    </WaitingLine>
  );
}

/** Visitors who would like to try a row. Their wishes are read, on their screen, before they are answered. */
export function RowRequestsWaiting({ total, first }: Waiting["rowRequests"]) {
  const stamp = useClubStamp();
  return (
    <WaitingLine total={total} what="Row requests" to={paths.rowRequests}>
      {first.map((request) => (
        <WaitingThing
          key={request.id}
          name={request.name}
          about={`${peopleWords(request.numberOfPeople)}, asked ${formatDate(stamp(request.createdAt).date, "MMM d")}`}
        />
      ))}
      <More count={total - first.length} />
    </WaitingLine>
  );
}

const peopleWords = (people: number) => (people === 1 ? "1 person" : `${people} people`);

export function BoatsOffline({ boats }: { boats: Waiting["boatsOffline"] }) {
  return (
    <WaitingLine total={boats.length} what="Boats offline" to={paths.fleet}>
      {boats.map((boat) => (
        <WaitingThing key={boat.id} name={boat.name}>
          <PutOnline boat={boat} />
        </WaitingThing>
      ))}
    </WaitingLine>
  );
}

function PutOnline({ boat }: { boat: Waiting["boatsOffline"][number] }) {
  const { pending, turn } = useBoatSwitch(boat);
  return (
    <Button size="small" variant="secondary" pending={pending} onClick={() => turn(true)}>
      Put online <span className="sr-only">{boat.name}</span>
    </Button>
  );
}

/** Boats that a tablet at the dock called unusable, and that are online until somebody confirms it. */
export function GroundingsWaiting({ total }: { total: number }) {
  return (
    <WaitingLine total={total} what="Boats called unusable" to={paths.damage}>
      <p className="flex min-h-7 items-center text-ink-soft text-sm lg:min-h-9">
        Online until you confirm it
      </p>
    </WaitingLine>
  );
}

/** Messages that did not arrive for a whole day. */
export function FailedMail({ total }: { total: number }) {
  const to = `${paths.outbox}?state=aside`;
  return (
    <WaitingLine total={total} what="Failed mail" to={to}>
      <p className="flex min-h-7 items-center text-ink-soft text-sm lg:min-h-9">
        Given up after a day of tries
      </p>
    </WaitingLine>
  );
}

/** Messages that were written while no mail could leave. */
export function KeptMail({ total }: { total: number }) {
  const to = `${paths.outbox}?state=kept`;
  return (
    <WaitingLine total={total} what="Mail kept as files" to={to}>
      <p className="flex min-h-7 items-center text-ink-soft text-sm lg:min-h-9">
        None of it was sent
      </p>
    </WaitingLine>
  );
}

/** Last night's; what went wrong stands among the jobs. */
export function FailedBackup({ total }: { total: number }) {
  return (
    <WaitingLine total={total} what="Failed backup" to={paths.jobs}>
      <p className="flex min-h-7 items-center text-ink-soft text-sm lg:min-h-9">
        It is tried again every five minutes
      </p>
    </WaitingLine>
  );
}

/** How many of a kind are not shown. */
function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return <p className="pb-1 text-ink-soft text-sm tabular-nums">+{count} more</p>;
}
