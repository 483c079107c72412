/** "Sam O.": a name for all who pass by to see. */
export function shortName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string {
  const [initial] = lastName;
  return initial ? `${firstName} ${initial}.` : firstName;
}
