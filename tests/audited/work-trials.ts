import { contentKinds } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { singleKinds } from "#contract/single-kinds.ts";
import { otherwise } from "../call-bodies.ts";
import { courseInput, kindTrials } from "../factories.ts";
import { another, enquiry, fresh, type Trial, type World } from "./trial.ts";

function ofContent(): Record<string, Trial> {
  const trials: Record<string, Trial> = {};
  for (const { path, publishing, reorder } of Object.values<ContentKind>(contentKinds)) {
    const name = path as keyof typeof kindTrials;
    const made = async (world: World) => [(await fresh(name)(world)).id];
    const input = () => kindTrials[name].input();
    trials[`POST /${path}`] = { body: input, line: "create" };
    trials[`PUT /${path}/:id`] = { at: made, body: input, line: "update" };
    trials[`DELETE /${path}/:id`] = { at: made, line: "delete" };
    trials[`POST /${path}/:id/versions/:version/restore`] = {
      at: async (world) => {
        const { id } = await fresh(name)(world);
        await world.call("PUT", `/api/${path}/${id}`, { ...input(), version: 1 }, { token: world.token });
        return [id, 1];
      },
      line: "restore-version",
    };
    if (reorder)
      trials[`PUT /${path}/${reorder.path}`] = {
        body: async (world) => ({ [reorder.list]: [{ id: (await fresh(name)(world)).id, display_order: 1 }] }),
        line: "reorder",
      };
    if (!publishing) continue;
    trials[`PUT /${path}/:id/working-copy`] = { at: made, body: () => ({ ...input(), version: 1 }), line: "save-changes" };
    trials[`DELETE /${path}/:id/working-copy`] = {
      at: async (world) => {
        const { id } = await fresh(name)(world);
        await world.call("PUT", `/api/${path}/${id}/working-copy`, { ...input(), version: 1 }, { token: world.token });
        return [id];
      },
      line: "discard-changes",
    };
  }
  return trials;
}

/** A kind with one item: saved, put back to the first, and to an older version. */
function ofSingle(path: string, body: () => object): Record<string, Trial> {
  return {
    [`PUT ${path}`]: { body, line: "update" },
    [`POST ${path}/restore-first`]: { line: "restore-first" },
    [`POST ${path}/versions/:version/restore`]: { at: () => [1], line: "restore-version" },
  };
}

/** Calls for content, the site and enquiries. */
export const workTrials: Record<string, Trial> = {
  ...ofContent(),
  ...Object.assign({}, ...singleKinds.map((kind) => ofSingle(`/${kind.path}`, () => otherwise(kind)))),
  "POST /trash/:noun/:id/restore": {
    at: async (world) => {
      const { id } = await fresh("courses")(world);
      await world.call("DELETE", `/api/courses/${id}`, undefined, { token: world.token });
      return ["courses", id];
    },
    line: "restore",
  },
  "PUT /classes/:id/day": {
    at: async (world) => [(await fresh("classes")(world)).id],
    // The first day of the trial's class (tests/kinds/classes.ts).
    body: () => ({ day: "2099-01-12", held: false }),
    line: "update",
  },
  "PUT /classes/:id/told": {
    at: async (world) => [(await fresh("classes")(world)).id],
    body: () => ({ version: 1 }),
    line: "told",
  },
  "PUT /samples/testimonials": { body: () => ({ ids: [1], active: false }), line: "update" },
  "POST /redirects": { body: () => ({ from: "/old-1", to: "/about" }), line: "create" },
  "PUT /redirects/:id": {
    at: async (world) => [await world.last("redirects")],
    body: () => ({ from: "/old-2", to: "/blog" }),
    line: "update",
  },
  "DELETE /redirects/:id": { at: async (world) => [await world.last("redirects")], line: "delete" },
  "POST /samples/remove": {
    body: async ({ call, token }) => {
      const { going } = (await call("GET", "/api/samples", undefined, { token })).body;
      return { count: going.reduce((sum: number, { count }: { count: number }) => sum + count, 0) };
    },
    line: "remove-samples",
  },
  "POST /samples/restore": {
    body: async ({ call, token }) => {
      const { undo } = (await call("GET", "/api/samples", undefined, { token })).body;
      return { id: undo[0].id };
    },
    line: "restore-samples",
  },
  "POST /redirects/import": { body: () => ({ csv: "/old-3,/about", do: "all" }), line: "import" },
  "POST /redirects/import/undo": {
    body: async ({ call, token }) => ({
      undo: (await call("POST", "/api/redirects/import", { csv: "/old-4,/about", do: "all" }, { token })).body.undo,
    }),
    line: "undo-import",
  },
  "POST /trash/:noun/:id/redirect": {
    at: async (world) => {
      const { id } = (await world.call("POST", "/api/courses", courseInput({ slug: `led-${another()}` }), { token: world.token })).body;
      await world.call("DELETE", `/api/courses/${id}`, undefined, { token: world.token });
      return ["courses", id];
    },
    body: () => ({ to: "/about" }),
    line: "create",
  },
  "DELETE /missing-addresses/:id": {
    at: async (world) => {
      world.academy.missingAddresses.note("/nowhere", "", "192.0.2.7");
      await world.academy.missingAddresses.flush();
      return [(await world.call("GET", "/api/missing-addresses", undefined, { token: world.token })).body[0].id];
    },
    line: "ignore",
  },
  "POST /enquiries": { body: () => ({ name: "Kumari", phone: "077 123 4567", channel: "phone" }), line: "create" },
  "PATCH /enquiries": {
    body: async (world) => ({ changes: [{ id: await enquiry(world), status: "Closed", version: 1 }] }),
    line: "update",
  },
  "PUT /enquiries/:id": {
    at: async (world) => [await enquiry(world)],
    body: () => ({ status: "Closed", notes: "", version: 1 }),
    line: "update",
  },
  "PATCH /enquiries/:id": { at: async (world) => [await enquiry(world)], body: () => ({ status: "Closed", version: 1 }), line: "update" },
  "POST /enquiries/:id/events": {
    at: async (world) => [await enquiry(world)],
    body: () => ({ kind: "note", text: "Evenings" }),
    line: "add-event",
  },
  "POST /enquiries/:id/reply": {
    at: async (world) => [await enquiry(world)],
    body: () => ({ by: "whatsapp", subject: "", text: "Hello" }),
    line: "reply",
  },
  "DELETE /enquiries/:id": { at: async (world) => [await enquiry(world)], line: "erase" },
  "POST /enquiries/erase": { body: async (world) => ({ ids: [await enquiry(world)] }), line: "erase" },
  "GET /enquiries/person": { query: "?email=copy@example.com", line: "copy-person" },
  "DELETE /enquiries/person": { query: "?email=gone@example.com", line: "erase" },
  "PUT /desk/morning-mail": { body: () => ({ on: true }), line: "morning-mail-on" },
  "POST /previews/:noun/:id/links": {
    at: async (world) => ["courses", (await fresh("courses")(world)).id],
    body: () => ({ hours: 24 }),
    line: "share-preview",
  },
  "DELETE /previews/:noun/:id/links/:link": {
    at: async (world) => {
      const { id } = await fresh("courses")(world);
      const made = await world.call("POST", `/api/previews/courses/${id}/links`, { hours: 1 }, { token: world.token });
      return ["courses", id, made.body.link.id];
    },
    line: "end-preview",
  },
};
