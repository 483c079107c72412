import type { AppRouter } from "./app-router";

type Routers = AppRouter["_def"]["record"];

/** The names of all procedures of a kind, such as `bookings.book`. */
export type ProcedureName<Kind> = {
  [Noun in keyof Routers & string]: {
    [Verb in keyof Routers[Noun] & string]: Routers[Noun][Verb] extends Kind
      ? `${Noun}.${Verb}`
      : never;
  }[keyof Routers[Noun] & string];
}[keyof Routers & string];
