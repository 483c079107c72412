import type { ComposedMail } from "../delivery/compose-mail";
import { deliverDueMail } from "../delivery/outbox";
import { demoEmail } from "../demo/demo-accounts";
import type { DemoKey } from "../demo/demo-people";
import type { TimedDemo } from "./open-timed-demo";

/**
 * What leaves a demo club's server for one of its people by now; what leaves for others is gone.
 */
export async function mailsTo(
  who: DemoKey,
  { db, clock, name }: TimedDemo,
): Promise<ComposedMail[]> {
  const left: ComposedMail[] = [];
  const house = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "s" };
  await deliverDueMail(
    db,
    async (mail) => left.push(mail),
    house,
    () => clock.now(),
  );
  return left.filter(({ to }) => to === demoEmail(who, name));
}
