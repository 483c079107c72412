/** A page that is not ok came where the server's answer was due. */
export class EndpointMissing extends Error {
  constructor(path: string) {
    super(`API endpoint not available: ${path}`);
  }
}

/** The list of boats was answered with something else than JSON of our server: the status, or a page. */
export class BoatsUnreadable extends Error {
  constructor({ ok, status }: Pick<Response, "ok" | "status">) {
    super(ok ? notJson : `HTTP error! status: ${status}`);
  }
}

export const notJson = "Response is not JSON";
