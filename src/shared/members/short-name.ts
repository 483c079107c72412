interface Named {
  firstName: string;
  lastName: string;
}

/** "Sam O.": a name for all who pass by to see. */
export function shortName({ firstName, lastName }: Named): string {
  return [firstName, initialOf(lastName)].filter(Boolean).join(" ");
}

/** "O.", for what gives both names by themselves. */
export function initialOf(lastName: string): string {
  const [initial] = lastName;
  return initial ? `${initial}.` : "";
}
