import diagnostics from "node:diagnostics_channel";
import { figureNames } from "../../shared/annual-report/annual-report-schemas";
import { procedures } from "../api/procedures";
import { restRoutes } from "../api/rest/rest-routes";
import { csvExportNames } from "../reports/csv-exports";
import type { Method } from "./test-client";

/** One way into the house: an address with the method it answers. */
export interface Door {
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

const door = (method: Method, path: string, more: Partial<Door> = {}): Door => ({
  name: `${method} ${path}`,
  method,
  target: path,
  takes: "nothing",
  signsOut: false,
  open: false,
  large: false,
  ...more,
});

/** The doors that are neither REST paths nor procedures. */
export const plainDoors: readonly Door[] = [
  ...csvExportNames.map((name) => door("GET", `/api/admin/exports/${name}.csv`)),
  ...figureNames.map((name) => door("GET", `/api/admin/annual-report/${name}.csv`)),
  door("GET", "/api/admin/annual-report.pdf"),
  door("GET", "/api/bookings/:id/calendar.ics", { target: "/api/bookings/0/calendar.ics" }),
  door("GET", "/api/boats/:id(^\\d{1,9})/qr.svg", { target: "/api/boats/0/qr.svg" }),
  door("GET", "/api/damage/:id(^\\d{1,10})/photos/:number(^\\d$)", {
    target: "/api/damage/0/photos/1",
  }),
  door("GET", "/api/docs", { open: true }),
  door("GET", "/api/docs/programs", { open: true }),
  door("GET", "/api/openapi.json", { open: true }),
  door("GET", "/api/receipts/:number(^\\d{1,10}).pdf", { target: "/api/receipts/0.pdf" }),
  door("GET", "/api/unsubscribe/:token", { target: "/api/unsubscribe/none", open: true }),
  door("POST", "/api/unsubscribe/:token", { target: "/api/unsubscribe/none", takes: "form" }),
  door("GET", "/calendar/:file", { target: "/calendar/none.ics" }),
  door("POST", "/paypal/webhook", { takes: "json" }),
  door("GET", "/healthz", { open: true }),
  door("GET", "/readyz", { open: true }),
  door("GET", "/manifest.webmanifest", { open: true }),
  ...["boat-pictures", "club-pictures"].map((folder) =>
    door("GET", `/${folder}/:hash(^[0-9a-f]{64}).:extension(^jpg|png|webp$)`, {
      target: `/${folder}/${"0".repeat(64)}.png`,
    }),
  ),
  door("GET", "/*", { target: "/booking/1", open: true }),
];

const restDoors: readonly Door[] = restRoutes.map(({ method, path, procedure }) =>
  door(method, path, {
    target: path.replace(/:\w+/, "0"),
    takes: method === "GET" ? "nothing" : "json",
    signsOut: signsOut.has(procedure.name),
    large: procedure.meta.mayBeLarge !== undefined,
  }),
);

const batchOf = (...procedures: string[]) => `/api/trpc/${procedures}?batch=1`;

const trpcDoors: readonly Door[] = [
  ...procedures.map(({ name, type, meta }) => {
    const writes = type === "mutation";
    return door(writes ? "POST" : "GET", `/api/trpc/${name}`, {
      takes: writes ? "json" : "nothing",
      signsOut: signsOut.has(name),
      large: meta.mayBeLarge !== undefined,
    });
  }),
  door("GET", batchOf("boats.list", "admin.club", "packages.plans"), { open: true }),
  door("POST", batchOf("boats.toggle", "bookings.cancel"), { takes: "json" }),
];

/** Every door. A test sees to it that no route of the app is missing. */
export const doors: readonly Door[] = [...restDoors, ...plainDoors, ...trpcDoors];

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
