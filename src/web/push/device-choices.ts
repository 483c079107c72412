/**
 * What was chosen on this device, kept over every log-out: whose messages it shows, and that nobody wants
 * the app installed here. Neither says anything of anybody but a number and a time.
 */
const shows = "device shows messages";
const notInstalled = "device stays without the app";

const deviceChoices = [shows, notInstalled];
export const isDeviceChoice = (key: string) => deviceChoices.includes(key);

/** Whose messages a device shows, under which number of theirs, and since when they were signed in then. */
interface ShownDevice {
  memberId: number;
  id: number;
  signedInAt: string;
}

/** As what this device shows a member's messages; undefined where it shows none of theirs. */
export function shownDeviceOf(memberId: number): ShownDevice | undefined {
  const [member, id, signedInAt = ""] = (localStorage.getItem(shows) ?? "").split(" ");
  return Number(member) === memberId ? { memberId, id: Number(id), signedInAt } : undefined;
}

export const keepShownDevice = ({ memberId, id, signedInAt }: ShownDevice): void =>
  localStorage.setItem(shows, `${memberId} ${id} ${signedInAt}`);

export const forgetShownDevice = (): void => localStorage.removeItem(shows);

export const refuseInstalling = (): void => localStorage.setItem(notInstalled, "true");

export const isInstallingRefused = (): boolean => localStorage.getItem(notInstalled) !== null;
