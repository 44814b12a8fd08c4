import { z } from "zod";
import { problemBody } from "#contract/problem.ts";
import type { Endpoint } from "./endpoint.ts";

const failures: Record<string, string> = {
  "400": "Invalid input",
  "401": "No token, or one that has ended",
  "404": "Unknown id",
  "409": "In conflict with what is stored",
  "413": "Too large",
  "415": "Not JSON",
  "429": "Too many attempts; Retry-After says how many seconds to wait",
  "503": "The database is away; Retry-After says when to try again",
};

/** The OpenAPI 3.1 document, made from the very schemas that check requests. */
export function openApiDocument(doors: Record<string, Endpoint>, open: ReadonlySet<string>, name: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [door, endpoint] of Object.entries(doors)) {
    const [method = "", path = ""] = door.split(" ");
    const address = path.replace(/:(\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(endpoint, open.has(door)) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${name}: API`,
      version: "1.0.0",
      description: "Every error answer is { error, message, issues? }; error and message are the same sentence.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      securitySchemes: { staff: { type: "http", scheme: "bearer" } },
      schemas: { Problem: schemaOf(problemBody, "output") },
    },
  };
}

function operation(endpoint: Endpoint, open: boolean) {
  const problem = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const answer = endpoint.answer && { "application/json": { schema: schemaOf(endpoint.answer, "output") } };
  return {
    summary: endpoint.summary,
    security: open ? [] : [{ staff: [] }],
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...(endpoint.body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(endpoint.body, "input") } } },
    }),
    responses: {
      [endpoint.status]: { description: "Done", ...(answer && { content: answer }) },
      ...Object.fromEntries(Object.entries(failures).map(([status, description]) => [status, { description, content: problem }])),
    },
  };
}

function parameters(schema: z.ZodType | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {} } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, of]) => ({ name, in: place, required: place === "path", schema: of }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
