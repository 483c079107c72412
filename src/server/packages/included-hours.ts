/** Hours of a package as the database keeps them: whole ones, and perhaps half an hour more. */
interface KeptHours {
  hoursIncluded: number;
  halfHour: boolean;
}

/** The hours of one package, in halves. */
export const includedHours = ({ hoursIncluded, halfHour }: KeptHours): number =>
  hoursIncluded + (halfHour ? 0.5 : 0);

/** A package's hours as the database keeps them. */
export const keptHours = (hours: number): KeptHours => ({
  hoursIncluded: Math.floor(hours),
  halfHour: !Number.isInteger(hours),
});
