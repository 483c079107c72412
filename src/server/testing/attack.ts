import type { Door } from "./doors";
import type { RawEnd, RawRequest } from "./raw-request";

/** What a hostile client sends, to which doors, and how each of them must end it. */
export interface Attack {
  name: string;
  at: (door: Door) => boolean;
  sends: (door: Door) => RawRequest[];
  /** Any other end fails: above all a 500, and a silence. */
  ends: (door: Door) => readonly RawEnd[];
}

export const everywhere = () => true;
export const writes = ({ takes }: Door) => takes !== "nothing";
export const takesJson = ({ takes }: Door) => takes === "json";

export const json = ["Content-Type", "application/json"] as const;

/** A request to the door's own address. */
export const asked = ({ method, target }: Door, more: Partial<RawRequest> = {}): RawRequest => ({
  method,
  target,
  ...more,
});

export const always =
  (...ends: RawEnd[]) =>
  () =>
    ends;

/** For what may well be an honest call: answered as that one would be, and never a bug. */
export const asAnyOther = () => [
  200, 201, 202, 204, 207, 302, 400, 401, 403, 404, 405, 409, 422, 429,
];
