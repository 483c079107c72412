import type { Tx } from "../database/open-database";

/** What a new club has on sale, CAD before GST; rules, Packages and money. */
const catalogue = [
  { name: "5 Hour Plan", kind: "hours", hoursIncluded: 5, price: "175.00" },
  { name: "10 Hour Plan", kind: "hours", hoursIncluded: 10, price: "250.00" },
  { name: "20 Hour Plan", kind: "hours", hoursIncluded: 20, price: "400.00" },
  { name: "Training Package", kind: "training", hoursIncluded: 0, price: "60.00" },
  { name: "Membership Fee", kind: "fee", hoursIncluded: 0, price: "129.00" },
] as const;

const descriptions = {
  hours: "Hours on any boat, good for one year",
  training: "An introduction to the boats with one of our instructors",
  fee: "One-time membership of the club",
};

/** Puts the packages into a database that has none, so that every club starts with a price list. */
export async function ensureCatalogue(tx: Tx): Promise<void> {
  if ((await tx.membershipPlan.count()) > 0) return;
  await tx.membershipPlan.createMany({
    data: catalogue.map((plan) => ({ ...plan, description: descriptions[plan.kind] })),
  });
}
