import { z } from "zod";
import type { ClubProfile } from "../../../shared/profile/club-profile";
import { refusalSentences } from "../../answers/refusal-sentences";
import type { Procedure } from "../procedures";
import { type RestRoute, restRoutes } from "../rest/rest-routes";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** How its caller may say who they are, by the name of a scheme; `{}` says nothing. */
type Security = readonly { [scheme: string]: [] }[];

/** One documented call. */
export interface Operation {
  summary: string;
  operationId: string;
  tags: string[];
  parameters: {
    name: string;
    in: "path" | "query" | "header";
    required: boolean;
    schema: unknown;
  }[];
  requestBody?: { required: boolean; content: { "application/json": { schema: JsonSchema } } };
  responses: Record<string, object>;
  /** where no token opens it */
  security?: Security;
}

export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  security: Security;
  components: object;
}

/** The documented calls, from the same routes and schemas that serve them. */
export function describeApi(clubName: string, club: ClubProfile): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const route of restRoutes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route, club) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${clubName}: the booking office`,
      version: "1",
      description:
        "JSON over HTTP; who calls is told by the session cookie that log-in sets, or by a token.",
    },
    paths,
    security: [...bySession, { token: [] }],
    components: { schemas: { Refusal: refusalSchema }, securitySchemes },
  };
}

function describeRoute(route: RestRoute, club: ClubProfile): Operation {
  const { name, meta } = route.procedure;
  const { input, output } = schemasOf(route.procedure, club);
  const fields = input ? jsonSchema(input, "input") : {};
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  const others = Object.entries(fields.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const required = fields.required ?? [];
  const reads = route.method === "GET" || route.takesQuery;
  const [tag = "", action = ""] = name.split(".");
  return {
    summary: action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    operationId: `${route.method.toLowerCase()} ${route.path}`.replace(/\W+/g, "_"),
    tags: [tag],
    ...(!route.token && { security: bySession }),
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: "path" as const,
        required: true,
        schema: fields.properties?.[name] ?? {},
      })),
      ...(reads ? others : []).map(([name, schema]) => ({
        name,
        in: "query" as const,
        required: required.includes(name),
        schema,
      })),
      ...(meta.repeatable ? [idempotencyKey] : []),
    ],
    ...(!reads && others.length > 0 && { requestBody: bodyOf(others, required) }),
    responses: {
      [route.redirect ? 302 : (route.status ?? 200)]: {
        description: route.redirect ? `To ${route.redirect}` : "Done",
        ...(output &&
          !route.redirect && {
            content: { "application/json": { schema: jsonSchema(output, "output") } },
          }),
      },
      ...(route.isTrial && { 200: { description: "Only tried, and nothing written" } }),
      ...(route.isPending && { 202: { description: "Under way, and not done yet" } }),
      default: {
        description: "A refusal: the sentence a person reads, and a stable code",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
  };
}

function bodyOf(fields: [string, unknown][], required: readonly string[]) {
  const schema = {
    type: "object" as const,
    properties: Object.fromEntries(fields) as NonNullable<JsonSchema["properties"]>,
    required: required.filter((name) => fields.some(([field]) => field === name)),
  };
  return { required: schema.required.length > 0, content: { "application/json": { schema } } };
}

/** A procedure's own schemas: what it checks at this club is what it is documented with. */
function schemasOf({ built, meta }: Procedure, club: ClubProfile) {
  const { inputs, output } = procedureSchemas.parse(built);
  return { input: meta.inputAt?.(club) ?? inputs[0], output };
}

const schema = z.instanceof(z.ZodType);
const procedureSchemas = z.object({
  inputs: z.array(schema),
  output: schema.optional(),
});

const jsonSchema = (of: z.ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _version, ...described } = z.toJSONSchema(of, { io, unrepresentable: "any" });
  return described;
};

/** What a procedure declares by `repeatable`. */
const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header" as const,
  required: false,
  schema: { type: "string" },
};

const refusalSchema = {
  type: "object",
  required: ["error", "code"],
  properties: {
    error: { type: "string" },
    code: { type: "string", enum: Object.keys(refusalSentences) },
    field: { type: "string", description: "The input it is about, where there is one" },
    now: { description: "What that field is by now, where `seen` says otherwise" },
  },
};

const bySession: Security = [{}, { session: [] }, { device: [] }];

const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "slipway",
    description: "Over https its name is `__Host-slipway`.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description:
      "What a member makes for a program of theirs. It opens the calls that name it, and a token that only reads those that read.",
  },
  device: {
    type: "apiKey",
    in: "cookie",
    name: "slipway-dock",
    description:
      "A tablet at the dock: it may read the dock's outings, launch and land. Over https its name is `__Host-slipway-dock`.",
  },
};
