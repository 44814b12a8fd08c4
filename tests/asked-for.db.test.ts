import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import released from "./asked-for.json" with { type: "json" };
import { openTestAcademy } from "./harness.ts";

type Schema = { $ref?: string; required?: string[]; anyOf?: Schema[] };

/** What each call asks for, by the API's own document: of a call that takes one of several shapes, of each. */
async function askedFor(): Promise<Record<string, string[]>> {
  const { call } = await openTestAcademy();
  const { body: document } = await call("GET", "/api/openapi.json");
  const named = ({ $ref, ...schema }: Schema): Schema => ($ref ? document.components.schemas[$ref.split("/").at(-1) ?? ""] : schema);
  const asked = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as object).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content["application/json"]?.schema;
      if (!schema) return [];
      const { anyOf = [schema] } = named(schema);
      return anyOf.map((one: Schema, index: number) => [
        `${method.toUpperCase()} ${path} ${index || ""}`.trim(),
        named(one).required ?? [],
      ]);
    }),
  );
  return Object.fromEntries(asked);
}

// Calls that are new since the last release are not in the file yet: WRITE_ASKED_FOR=1 npm test -- tests/asked-for.db.test.ts, when one is made.
it("no released call asks for more than it did: a field that comes later is left out by programs that do not know it", async () => {
  const asked = await askedFor();
  const written = JSON.stringify({ ...asked, ...released }, null, 2);
  if (process.env.WRITE_ASKED_FOR) writeFileSync(new URL("asked-for.json", import.meta.url), `${written}\n`);
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(Object.keys(released)));
  for (const [call, before] of Object.entries(released)) expect(before, call).toEqual(expect.arrayContaining(asked[call] ?? []));
});
