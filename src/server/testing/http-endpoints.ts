import diagnostics from "node:diagnostics_channel";
import { figureNames } from "../../shared/annual-report/annual-report-schemas";
import { procedures } from "../api/procedures";
import { restRoutes } from "../api/rest/rest-routes";
import { csvExportNames } from "../reports/csv-exports";
import type { Method } from "./test-client";

/** One way into the server: an address with the method it answers. */
export interface HttpEndpoint {
  name: string;
  method: Method;
  target: string;
  /** what its body is; `nothing` where it reads none */
  takes: "json" | "form" | "nothing";
  /** a call through it ends the caller's session */
  signsOut: boolean;
  /** anyone is answered 200 or is led on, whatever else they send along */
  open: boolean;
  /** its body may have 3 MB, from whoever may bring it */
  large: boolean;
}

const signsOut = new Set(["auth.login", "auth.logout", "auth.forceLogout"]);

const endpoint = (
  method: Method,
  path: string,
  more: Partial<HttpEndpoint> = {},
): HttpEndpoint => ({
  name: `${method} ${path}`,
  method,
  target: path,
  takes: "nothing",
  signsOut: false,
  open: false,
  large: false,
  ...more,
});

/** The endpoints that are neither REST paths nor procedures. */
export const plainEndpoints: readonly HttpEndpoint[] = [
  ...csvExportNames.map((name) => endpoint("GET", `/api/admin/exports/${name}.csv`)),
  ...figureNames.map((name) => endpoint("GET", `/api/admin/annual-report/${name}.csv`)),
  endpoint("GET", "/api/admin/annual-report.pdf"),
  endpoint("GET", "/api/bookings/:id/calendar.ics", { target: "/api/bookings/0/calendar.ics" }),
  endpoint("GET", "/api/boats/:id(^\\d{1,9})/qr.svg", { target: "/api/boats/0/qr.svg" }),
  endpoint("GET", "/api/damage/:id(^\\d{1,10})/photos/:number(^\\d$)", {
    target: "/api/damage/0/photos/1",
  }),
  endpoint("GET", "/api/docs", { open: true }),
  endpoint("GET", "/api/docs/programs", { open: true }),
  endpoint("GET", "/api/openapi.json", { open: true }),
  endpoint("GET", "/api/receipts/:number(^\\d{1,10}).pdf", { target: "/api/receipts/0.pdf" }),
  endpoint("GET", "/api/unsubscribe/:token", { target: "/api/unsubscribe/none", open: true }),
  endpoint("POST", "/api/unsubscribe/:token", { target: "/api/unsubscribe/none", takes: "form" }),
  endpoint("GET", "/calendar/:file", { target: "/calendar/none.ics" }),
  endpoint("POST", "/paypal/webhook", { takes: "json" }),
  endpoint("GET", "/healthz", { open: true }),
  endpoint("GET", "/readyz", { open: true }),
  endpoint("GET", "/manifest.webmanifest", { open: true }),
  ...["boat-pictures", "club-pictures"].map((folder) =>
    endpoint("GET", `/${folder}/:hash(^[0-9a-f]{64}).:extension(^jpg|png|webp$)`, {
      target: `/${folder}/${"0".repeat(64)}.png`,
    }),
  ),
  endpoint("GET", "/*", { target: "/booking/1", open: true }),
];

const restEndpoints: readonly HttpEndpoint[] = restRoutes.map(({ method, path, procedure }) =>
  endpoint(method, path, {
    target: path.replace(/:\w+/, "0"),
    takes: method === "GET" ? "nothing" : "json",
    signsOut: signsOut.has(procedure.name),
    large: procedure.meta.mayBeLarge !== undefined,
  }),
);

const batchOf = (...procedures: string[]) => `/api/trpc/${procedures}?batch=1`;

const trpcEndpoints: readonly HttpEndpoint[] = [
  ...procedures.map(({ name, type, meta }) => {
    const writes = type === "mutation";
    return endpoint(writes ? "POST" : "GET", `/api/trpc/${name}`, {
      takes: writes ? "json" : "nothing",
      signsOut: signsOut.has(name),
      large: meta.mayBeLarge !== undefined,
    });
  }),
  endpoint("GET", batchOf("boats.list", "admin.club", "packages.plans"), { open: true }),
  endpoint("POST", batchOf("boats.toggle", "bookings.cancel"), { takes: "json" }),
];

/** Every endpoint. A test sees to it that no route of the app is missing. */
export const endpoints: readonly HttpEndpoint[] = [
  ...restEndpoints,
  ...plainEndpoints,
  ...trpcEndpoints,
];

/** The routes of the next app that is built, as `METHOD /path`. */
export async function routesOf(build: () => Promise<unknown>): Promise<string[]> {
  const routes: string[] = [];
  const watch = (message: unknown) => {
    Object(message).fastify.addHook(
      "onRoute",
      ({ method, url }: { method: string | string[]; url: string }) => {
        for (const one of [method].flat()) routes.push(`${one} ${url}`);
      },
    );
  };
  diagnostics.subscribe("fastify.initialization", watch);
  try {
    await build();
  } finally {
    diagnostics.unsubscribe("fastify.initialization", watch);
  }
  return routes;
}
