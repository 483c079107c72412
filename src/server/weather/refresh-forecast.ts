import type { Tx } from "../database/open-database";

/** What the job is called that asks for the forecast. */
export const forecastJob = "Ask for the forecast";

/** Forgets the forecast and has the job ask at once: it was off, or of another place. */
export async function refreshForecast(tx: Tx, at: Date): Promise<void> {
  await tx.forecastHour.deleteMany();
  await tx.job.updateMany({ where: { name: forecastJob }, data: { dueAt: at } });
}
