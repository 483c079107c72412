import type { HttpEndpoint } from "./http-endpoints";
import type { RawEnd, RawRequest } from "./raw-request";

/** What a hostile client sends, to which endpoints, and how each of them must end it. */
export interface Attack {
  name: string;
  at: (endpoint: HttpEndpoint) => boolean;
  sends: (endpoint: HttpEndpoint) => RawRequest[];
  /** Any other end fails: above all a 500, and a silence. */
  ends: (endpoint: HttpEndpoint) => readonly RawEnd[];
}

export const everywhere = () => true;
export const writes = ({ takes }: HttpEndpoint) => takes !== "nothing";
export const takesJson = ({ takes }: HttpEndpoint) => takes === "json";

export const json = ["Content-Type", "application/json"] as const;

/** A request to the endpoint's own address. */
export const asked = (
  { method, target }: HttpEndpoint,
  more: Partial<RawRequest> = {},
): RawRequest => ({
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
