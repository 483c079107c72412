import { hashPassword } from "./auth/passwords";
import type { PrismaClient } from "./database/open-database";
import { writing } from "./database/writing";
import { loadDemoData } from "./demo/load-demo-data";
import type { Settings } from "./env";
import { addMember } from "./members/add-member";
import { ensureCatalogue } from "./packages/catalogue";

/** Gives an empty database what a club starts with: the price list, and demo data or an admin. */
export async function prepareClub(
  db: PrismaClient,
  settings: Pick<Settings, "demo" | "firstAdmin">,
  at: Date,
): Promise<void> {
  await writing(db, ensureCatalogue);
  if (settings.demo && (await loadDemoData(db, at))) console.log("Loaded the demo club.");
  if (!settings.demo && settings.firstAdmin) await addFirstAdmin(db, settings.firstAdmin, at);
}

async function addFirstAdmin(
  db: PrismaClient,
  { email, password: chosen }: { email: string; password: string },
  at: Date,
) {
  const password = await hashPassword(chosen);
  await writing(db, async (tx) => {
    if ((await tx.member.count()) > 0) return;
    await addMember(
      tx,
      {
        email: email.toLowerCase(),
        password,
        firstName: "Club",
        lastName: "Admin",
        approvalStatus: "approved",
        membershipStatus: "active",
        approvedDate: at,
        isAdmin: true,
      },
      at,
    );
    console.log(`Created the first admin, ${email}.`);
  });
}
