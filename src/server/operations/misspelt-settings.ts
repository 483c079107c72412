/**
 * A warning for each name in the environment that is nearly one of the settings, where that one is not
 * set: two letters exchanged, or one too many, too few or wrong.
 */
export function misspeltSettings(
  environment: Record<string, string | undefined>,
  settingNames: readonly string[],
): string[] {
  return Object.keys(environment).flatMap((written) => {
    if (settingNames.includes(written)) return [];
    const meant = settingNames.find((name) => isNear(written.toUpperCase(), name));
    if (meant === undefined || environment[meant]?.trim()) return [];
    return [`${written} is no setting, so nothing is set by it: is ${meant} meant?`];
  });
}

function isNear(written: string, name: string): boolean {
  const shorter = Math.min(written.length, name.length);
  let ahead = 0;
  while (ahead < shorter && written[ahead] === name[ahead]) ahead++;
  let behind = 0;
  while (behind < shorter - ahead && written.at(-1 - behind) === name.at(-1 - behind)) behind++;
  const middle = written.slice(ahead, written.length - behind);
  const asMeant = name.slice(ahead, name.length - behind);
  if (middle.length <= 1 && asMeant.length <= 1) return true;
  return asMeant.length === 2 && middle === `${asMeant[1]}${asMeant[0]}`;
}
