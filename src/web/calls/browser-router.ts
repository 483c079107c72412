import type { TRPCBuiltRouter, TRPCQueryProcedure, TRPCRouterRecord } from "@trpc/server";
import type { AppRouter } from "../../server/api/app-router";

/**
 * The server's routers as the browser reads them: any query may answer null, for want of a session
 * (see `apiFetch`). So null must say nothing else, and a query with an answer of null does not fit.
 */
export type BrowserRouter = TRPCBuiltRouter<
  AppRouter["_def"]["_config"]["$types"],
  ReadsMayEnd<AppRouter["_def"]["record"]>
>;

type ReadsMayEnd<Record extends TRPCRouterRecord> = {
  [Name in keyof Record]: Record[Name] extends TRPCQueryProcedure<infer Query>
    ? TRPCQueryProcedure<Omit<Query, "output"> & { output: OrNull<Query["output"]> }>
    : Record[Name] extends TRPCRouterRecord
      ? ReadsMayEnd<Record[Name]>
      : Record[Name];
};

type OrNull<Output> = null extends Output ? never : Output | null;
