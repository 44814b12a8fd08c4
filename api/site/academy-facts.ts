import { z } from "zod";
import { settingVersion } from "#contract/history.ts";
import { listQuery } from "#contract/list.ts";
import { factsInput, mention, storedFacts } from "#contract/site/academy-facts-fields.ts";
import { settleForm } from "../autosaves.ts";
import { endpoint, listAnswer } from "../endpoint.ts";

const version = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The academy's own facts, for staff; pages have them from the server. */
export const academyFacts = {
  read: endpoint({
    operationId: "getAcademyFacts",
    summary: "The academy's own facts: name, phones, address, hours and links",
    status: 200,
    answer: storedFacts,
    handle: async ({ academy }) => ({ body: await academy.facts.read() }),
  }),
  save: endpoint({
    operationId: "updateAcademyFacts",
    summary: "Change the academy's own facts",
    body: factsInput,
    status: 200,
    answer: storedFacts,
    handle: async ({ academy, caller, body, who }) => {
      const saved = await academy.facts.save(body, who());
      await settleForm({ academy, caller }, "academy-facts");
      return { body: saved };
    },
  }),
  versions: endpoint({
    operationId: "listAcademyFactsVersions",
    summary: "The saved versions of the academy's own facts, the present one first",
    query: listQuery.omit({ q: true }),
    status: 200,
    answer: z.array(settingVersion),
    handle: async ({ academy, query }) => listAnswer(await academy.facts.versions(query)),
  }),
  restoreVersion: endpoint({
    operationId: "restoreAcademyFactsVersion",
    summary: "Save an older version of the academy's own facts again",
    params: version,
    status: 200,
    answer: storedFacts,
    handle: async ({ academy, params, who }) => ({ body: await academy.facts.restoreVersion(params.version, who()) }),
  }),
  outdated: endpoint({
    operationId: "listOutdatedContent",
    summary: "Content that still says a phone number, an address or hours that were changed in the academy's own facts",
    status: 200,
    answer: z.array(mention),
    handle: async ({ academy }) => ({ body: await academy.facts.outdated() }),
  }),
};
