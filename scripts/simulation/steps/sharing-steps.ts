import { z } from "zod";
import { adminAtWork } from "./signing-in";
import { stepKind } from "./step-kind";

const limit = z.number().nullable();

/** How staff have members share the boats. */
export const sharingSteps = {
  "share boats": stepKind(
    {
      maxAhead: limit,
      maxHoursPerWeek: limit,
      maxPrimePerWeek: limit,
      lateCancelMinutes: z.number(),
      lateCancelReturn: z.number(),
    },
    async (club, rules, via) => {
      const admin = await adminAtWork(club, via);
      if (!admin) return;
      const body = { ...rules, primeTime: busyHours };
      const call = { method: "PUT", path: "/api/admin/settings/club", body } as const;
      const answer = await club.ask(admin, call, via);
      if (answer?.status === 200) club.count("rules of sharing");
    },
  ),
};

const busyHours = [{ days: [1, 3, 6, 7], from: "06:00", to: "10:00" }];
