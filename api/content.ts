import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { formOfKind } from "#contract/autosave.ts";
import { contentKinds, type KindName, kindAt, kindNames } from "#contract/content-kinds.ts";
import { contentPath, itemVersion, restoredItem, trashed } from "#contract/history.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { askedNumber, itemId, pageQuery } from "#contract/list.ts";
import { redirectTarget } from "#contract/redirect.ts";
import { workingCopy, workingCopyNote } from "#contract/working-copy.ts";
import { may, type Route } from "./access.ts";
import { settleForm } from "./autosaves.ts";
import { type ApiContext, type Caller, type Endpoint, endpoint, listAnswer } from "./endpoint.ts";

const slugOrId = z.object({ id: z.string().describe("The slug of the post, or its id") });
const versionOfItem = itemId.extend({ version: askedNumber });
const itemInTrash = itemId.extend({ noun: contentPath });
const leadsTo = z.object({ leads_to: redirectTarget.shape.to.optional().describe("Where the addresses of the item lead from now on") });

/** Whether a caller is answered what visitors do not see, too. */
function seesAll({ admin }: Caller, { seenBy = "content" }: ContentKind): boolean {
  return admin !== undefined && !admin.lacksSecondStep && (may(admin, "content") || may(admin, seenBy));
}

function callsOf(kind: KindName): Record<string, Endpoint> {
  const declaration: ContentKind = contentKinds[kind];
  const { path, operation, one, many, label, input, answer, query, read, reorder } = declaration;
  const single = one.replace(/^an? /, "");
  return {
    [`GET /${path}`]: endpoint(`list${operation}s`, `List the ${many}${declaration.listed ?? ""}`, {
      query,
      answer: z.array(declaration.listAnswer ?? answer),
      handle: async ({ academy, query, caller }) => listAnswer(await academy.content[kind].list(query, seesAll(caller, declaration))),
    }),
    ...(read && {
      [`GET /${path}/:id`]: endpoint(
        `get${operation}`,
        read === "anyone" ? `One ${single}, by its slug or its id` : `One ${single}, for staff`,
        {
          params: read === "anyone" ? slugOrId : itemId,
          answer,
          handle: async ({ academy, params, caller }) => {
            const found = await academy.content[kind].find(params.id, seesAll(caller, declaration));
            if (!found) throw new NotFound(`${label} not found`);
            return found;
          },
        },
      ),
    }),
    [`POST /${path}`]: endpoint(`create${operation}`, `Create ${one}`, {
      body: input,
      status: 201,
      answer,
      handle: async ({ academy, caller, body, who, idempotencyKey }) => {
        const created = await academy.content[kind].create(body, who(), idempotencyKey);
        await settleForm({ academy, caller }, formOfKind(operation), "new", created.id);
        return created;
      },
    }),
    ...(reorder && {
      [`PUT /${path}/${reorder.path}`]: endpoint(`reorder${operation}s`, `Put the ${many} in a new order`, {
        body: reorder.body,
        answer: z.array(answer),
        handle: async ({ academy, body, who }) => {
          await academy.content[kind].reorder(Object.values(body).flat(), who());
          return listAnswer(await academy.content[kind].list({}, true));
        },
      }),
    }),
    [`PUT /${path}/:id`]: endpoint(`update${operation}`, `Update ${one}`, {
      params: itemId,
      body: input,
      answer,
      handle: async ({ academy, caller, params, body, who }) => {
        const updated = await academy.content[kind].update(params.id, body, who());
        await settleForm({ academy, caller }, formOfKind(operation), params.id);
        return updated;
      },
    }),
    [`DELETE /${path}/:id`]: endpoint(`delete${operation}`, `Delete ${one}`, {
      params: itemId,
      ...(declaration.page && { query: leadsTo }),
      status: 204,
      handle: async ({ academy, params: { id }, query, who }) => {
        const to = query?.leads_to;
        const lead = to === undefined ? undefined : await academy.redirects.leadOnDeletion(contentKinds[kind].path, id, to, who());
        await academy.content[kind].remove(id, who(), lead);
      },
    }),
  };
}

function versionsOf(kind: KindName): Record<string, Endpoint> {
  const { path, operation } = contentKinds[kind];
  return {
    [`GET /${path}/:id/versions`]: endpoint(`list${operation}Versions`, `The saved versions of one of ${path}, the present one first`, {
      params: itemId,
      query: pageQuery,
      answer: z.array(itemVersion),
      handle: async ({ academy, params, query }) => listAnswer(await academy.content[kind].versions(params.id, query)),
    }),
    [`POST /${path}/:id/versions/:version/restore`]: endpoint(
      `restore${operation}Version`,
      `Save an older version of one of ${path} again`,
      {
        params: versionOfItem,
        answer: restoredItem,
        handle: ({ academy, params, who }) => academy.content[kind].restoreVersion(params.id, params.version, who()),
      },
    ),
  };
}

const workingCopyQuery = z.object({ working_copy: askedNumber.optional() });

function workingCopiesOf(kind: KindName): Record<string, Endpoint> {
  const { path, operation, one, publishing }: ContentKind = contentKinds[kind];
  if (!publishing) return {};
  const of = ({ academy }: Pick<ApiContext, "academy">) => {
    const { workingCopies } = academy.content[kind];
    if (!workingCopies) throw new Error(`${path} have no working copies`);
    return workingCopies;
  };
  return {
    [`GET /${path}/:id/working-copy`]: endpoint(
      `get${operation}WorkingCopy`,
      `The unpublished changes of ${one}, null when there are none`,
      {
        params: itemId,
        answer: workingCopy.nullable(),
        handle: async ({ academy, params }) => (await of({ academy }).find(params.id)) ?? null,
      },
    ),
    [`PUT /${path}/:id/working-copy`]: endpoint(`save${operation}WorkingCopy`, `Keep changes of ${one} without publishing them`, {
      params: itemId,
      body: publishing.workingCopy,
      answer: workingCopy,
      handle: async ({ academy, caller, params, body, who }) => {
        const kept = await of({ academy }).save(params.id, body, who());
        await settleForm({ academy, caller }, formOfKind(operation), params.id);
        return kept;
      },
    }),
    [`DELETE /${path}/:id/working-copy`]: endpoint(`discard${operation}WorkingCopy`, `Forget the unpublished changes of ${one}`, {
      params: itemId,
      query: workingCopyQuery,
      status: 204,
      handle: ({ academy, params, query, who }) => of({ academy }).discard(params.id, query.working_copy, who()),
    }),
  };
}

const workingCopyNotes: Record<string, Endpoint> = {
  "GET /working-copies": endpoint("listWorkingCopies", "Which items have unpublished changes, the latest first", {
    answer: z.array(workingCopyNote),
    handle: async ({ academy }) => listAnswer(await academy.workingCopies()),
  }),
};

const trash: Record<string, Endpoint> = {
  "GET /trash": endpoint("listTrash", "What was deleted in the last 30 days, the latest first", {
    query: pageQuery,
    answer: z.array(trashed),
    handle: async ({ academy, query }) => listAnswer(await academy.trash.list(query)),
  }),
  "POST /trash/:noun/:id/restore": endpoint(
    "restoreFromTrash",
    "Take an item out of the trash, to the end of its list, or to where its date puts it",
    {
      params: itemInTrash,
      answer: restoredItem,
      handle: ({ academy, params, who }) => academy.content[kindAt(params.noun)].restore(params.id, who()),
    },
  ),
};

/** The calls for content that anyone may make: the lists, and single items where that is said. */
export const publicContentRoutes: readonly string[] = kindNames.flatMap((kind) => {
  const { path, read }: ContentKind = contentKinds[kind];
  return [`GET /${path}`, ...(read === "anyone" ? [`GET /${path}/:id`] : [])];
});

const calls: Record<string, Endpoint> = Object.assign(
  {},
  ...kindNames.flatMap((kind) => [callsOf(kind), versionsOf(kind), workingCopiesOf(kind)]),
  workingCopyNotes,
  trash,
);

/** Every call for content. A more exact address comes first: "/courses/update-order" before "/courses/:id". */
export const contentRoutes: Record<string, Route> = Object.fromEntries(
  Object.entries(calls).map(([route, call]) => [route, { access: publicContentRoutes.includes(route) ? "anyone" : "content", ...call }]),
);
