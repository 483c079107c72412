import type { Waiting } from "../../shared/waiting/waiting";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { dataOf, useRead } from "../layout/use-read";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { CheckCircleIcon } from "../ui/icons/icons";
import { panelList } from "../ui/panel";
import {
  ApplicantsWaiting,
  BoatsOffline,
  FailedBackup,
  FailedMail,
  GroundingsWaiting,
  KeptMail,
  RowRequestsWaiting,
  UnpaidOrders,
} from "./waiting-lines";

/** What waits for an admin, before everything else: how many of each, and one press to deal with it. */
export function NeedsYou() {
  const read = useRead(trpc.admin.waiting.useQuery());
  const waiting = dataOf(read);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(waiting ? countOf(waiting) : 0);
  return (
    <section aria-labelledby="needs-you" className="grid content-start gap-3 *:min-w-0">
      <h2 id="needs-you" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        Needs you
      </h2>
      <Read of={read} failure="What waits for you did not load" skeleton="h-160 lg:h-112">
        {(waiting) => (countOf(waiting) === 0 ? <NothingWaits /> : <Lines waiting={waiting} />)}
      </Read>
    </section>
  );
}

const countOf = (waiting: Waiting) =>
  waiting.applicants.total +
  waiting.unpaidOrders.total +
  waiting.rowRequests.total +
  waiting.boatsOffline.length +
  waiting.groundings +
  waiting.failedMail +
  waiting.keptMail +
  Number(waiting.failedBackup);

function NothingWaits() {
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <CheckCircleIcon className="text-kelp" /> Nothing waits for you.
    </p>
  );
}

function Lines({ waiting }: { waiting: Waiting }) {
  return (
    <ul className={panelList}>
      <GroundingsWaiting total={waiting.groundings} />
      <ApplicantsWaiting {...waiting.applicants} />
      <UnpaidOrders {...waiting.unpaidOrders} />
      <RowRequestsWaiting {...waiting.rowRequests} />
      <BoatsOffline boats={waiting.boatsOffline} />
      <FailedMail total={waiting.failedMail} />
      <KeptMail total={waiting.keptMail} />
      <FailedBackup total={Number(waiting.failedBackup)} />
    </ul>
  );
}
