import type { IntroductoryRowView } from "../../shared/introductory-rows/introductory-row-schemas";
import { fullName } from "../../shared/members/full-name";
import type { Db, Prisma } from "../database/open-database";

const withPeople = {
  customer: true,
  member: { select: { firstName: true, lastName: true } },
  answerer: { select: { firstName: true, lastName: true } },
} satisfies Prisma.IntroductoryRowInclude;

/** Every request to try a row: the unanswered first, then the latest. */
export async function listIntroductoryRows(db: Db): Promise<IntroductoryRowView[]> {
  const rows = await db.introductoryRow.findMany({
    include: withPeople,
    orderBy: [{ answeredAt: { sort: "desc", nulls: "first" } }, { createdAt: "desc" }],
  });
  return rows.map(viewOf);
}

/** How many requests nobody has answered, and the first `count` of them that came. */
export async function findLongestWaitingRows(
  db: Db,
  count: number,
): Promise<{ total: number; first: IntroductoryRowView[] }> {
  const where = { answeredAt: null };
  const rows = await db.introductoryRow.findMany({
    where,
    include: withPeople,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: count,
  });
  return { total: await db.introductoryRow.count({ where }), first: rows.map(viewOf) };
}

export async function findIntroductoryRow(db: Db, id: number): Promise<IntroductoryRowView | null> {
  const row = await db.introductoryRow.findUnique({ where: { id }, include: withPeople });
  return row && viewOf(row);
}

type RowWithPeople = Prisma.IntroductoryRowGetPayload<{ include: typeof withPeople }>;

function viewOf(row: RowWithPeople): IntroductoryRowView {
  const { customer } = row;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    name: fullName(customer),
    email: customer.email,
    phone: customer.phone,
    emergencyContact: customer.emergencyContact ?? "",
    numberOfPeople: row.numberOfPeople,
    experienceLevel: row.experienceLevel,
    specialRequests: row.specialRequests,
    paymentMethod: row.paymentMethod,
    hostName: row.member && fullName(row.member),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredByName: row.answerer && fullName(row.answerer),
  };
}
