import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { contentPath } from "#contract/history.ts";
import { itemId } from "#contract/list.ts";
import {
  missingAddress,
  missingQuery,
  redirect,
  redirectEnd,
  redirectEndQuery,
  redirectFile,
  redirectFileAnswer,
  redirectInput,
  redirectQuery,
  redirectTarget,
  redirectUndo,
  redirectUndoAnswer,
} from "#contract/redirect.ts";
import { endpoint, listAnswer } from "./endpoint.ts";

export const redirects = {
  list: endpoint("listRedirects", "Addresses without a page that lead to one", {
    query: redirectQuery,
    answer: z.array(redirect),
    handle: async ({ academy, query }) => listAnswer(await academy.redirects.list(query)),
  }),
  end: endpoint("findRedirectEnd", "Where an address leads visitors that is no page of its own", {
    query: redirectEndQuery,
    answer: redirectEnd,
    handle: async ({ academy, query }) => (await academy.redirects.endOf(query.from)) ?? null,
  }),
  create: endpoint("createRedirect", "Lead an address to a page of this site or to another site", {
    body: redirectInput,
    status: 201,
    answer: redirect,
    handle: ({ academy, body, who }) => academy.redirects.create(body, who()),
  }),
  update: endpoint("updateRedirect", "Change a redirect", {
    params: itemId,
    body: redirectInput,
    answer: redirect,
    handle: ({ academy, params, body, who }) => academy.redirects.update(params.id, body, who()),
  }),
  remove: endpoint("deleteRedirect", "Delete a redirect", {
    params: itemId,
    status: 204,
    handle: ({ academy, params, who }) => academy.redirects.remove(params.id, who()),
  }),
  pairs: endpoint("exportRedirects", "All redirects, as a file of them has them", {
    answer: z.array(redirectInput),
    handle: ({ academy }) => academy.redirects.pairs(),
  }),
  importFile: endpoint("importRedirects", "Look at a CSV file of redirects line by line, or put it in", {
    body: redirectFile,
    answer: redirectFileAnswer,
    handle: ({ academy, body, who }) => academy.redirects.importFile(body, who()),
  }),
  undoImport: endpoint("undoRedirectsImport", "Take back the latest import of redirects, where nobody changed one since", {
    body: redirectUndo,
    answer: redirectUndoAnswer,
    handle: async ({ academy, body, who }) => ({ undone: await academy.redirects.undoImport(body.undo, who()) }),
  }),
  leadTrashed: endpoint("leadTrashedItem", "Lead the addresses of an item in the trash elsewhere", {
    params: itemId.extend({ noun: contentPath }),
    body: redirectTarget,
    status: 204,
    handle: async ({ academy, params, body, who }) => {
      const led = await academy.redirects.leadItem(params.noun, params.id, body.to, who());
      if (led === 0) throw new NotFound("There is nothing with this id in the trash whose address leads nowhere");
    },
  }),
  missing: endpoint("listMissingAddresses", "Addresses that were asked for and have no page", {
    query: missingQuery,
    answer: z.array(missingAddress),
    handle: async ({ academy, query }) => listAnswer(await academy.missingAddresses.list(query)),
  }),
  ignore: endpoint("ignoreMissingAddress", "Take an address off the list of those without a page", {
    params: itemId,
    status: 204,
    handle: ({ academy, params, who }) => academy.missingAddresses.ignore(params.id, who()),
  }),
};
