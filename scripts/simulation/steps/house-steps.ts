import { audit, auditWhole } from "../checks/audit";
import { endFaults } from "../faults/all-faults";
import type { SimulatedClub } from "../simulated-club";
import { tellNews } from "./paypal-news";
import { stepKind } from "./step-kind";

/** What the server does by itself, and when somebody looks whether all is well. */
export const houseSteps = {
  /** every process does what is due, all at once */
  work: stepKind({}, (club) => everybodyWorks(club)),

  /** whatever fails is mended, and everybody has had time to catch up: now the books are whole */
  calm: stepKind({}, calmDown),
};

async function everybodyWorks(club: SimulatedClub): Promise<void> {
  await Promise.all(club.everyProcess().map((_, via) => club.work(via)));
}

export async function calmDown(club: SimulatedClub): Promise<void> {
  club.paypal.catchUp();
  Object.assign(club.paypal.standIn, { manners: "well", refundIssue: null });
  club.post.manners = "well";
  club.spareProcesses();
  for (const { clock } of club.everyProcess()) clock.wrongByMinutes = 0;
  club.post.clocksAgree = true;
  await endFaults(club);
  await audit(club);
  await tellAllMoneyBack(club);
  // Longer than the longest pause of a job or a message.
  for (let round = 0; round < 4; round += 1) {
    club.clock.passMinutes(40);
    await everybodyWorks(club);
  }
  await auditWhole(club);
  club.count("whole audits");
}

/** PayPal repeats its news until they are heard, and only they tell of money that went back there. */
async function tellAllMoneyBack(club: SimulatedClub) {
  for (const known of club.memory.orders.values()) {
    const { refunds } = club.paypal.books.statement(known.providerOrderId);
    if (refunds.length === known.refundsTold) continue;
    for (let tries = 0; !(await tellNews(club, known.providerOrderId, tries)); tries += 1) {
      if (tries > 5) throw new Error(`Nobody hears PayPal's news of ${known.providerOrderId}.`);
    }
    known.refundsTold = refunds.length;
  }
}
