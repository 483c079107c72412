/**
 * How times are written for whoever reads: what formats anything takes it from its caller, as its last
 * argument. Every club's profile is one.
 */
export interface Formats {
  /** times read "22:00", not "10:00 PM" */
  clock24: boolean;
}
