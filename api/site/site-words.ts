import { z } from "zod";
import { settingVersion } from "#contract/history.ts";
import { listQuery } from "#contract/list.ts";
import { storedWords, type WordsPart, wordsInput, wordsParts, wordsPath } from "#contract/words/words-fields.ts";
import { settleForm } from "../autosaves.ts";
import { type Endpoint, endpoint, listAnswer } from "../endpoint.ts";

const version = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The calls of one part of the site's words, for staff; pages have them from the server. */
function callsOf<Part extends WordsPart>(part: Part): Record<string, Endpoint> {
  const path = `/${wordsPath(part)}`;
  const named = part.charAt(0).toUpperCase() + part.slice(1);
  return {
    [`GET ${path}`]: endpoint({
      operationId: `get${named}Words`,
      summary: `The words of the part "${part}" of the site`,
      status: 200,
      answer: storedWords,
      handle: async ({ academy }) => ({ body: await academy.words[part].read() }),
    }),
    [`PUT ${path}`]: endpoint({
      operationId: `update${named}Words`,
      summary: `Change the words of the part "${part}"`,
      body: wordsInput[part],
      status: 200,
      answer: storedWords,
      handle: async ({ academy, caller, body, who }) => {
        const saved = await academy.words[part].save(body, who());
        await settleForm({ academy, caller }, `words-${part}`);
        return { body: saved };
      },
    }),
    [`POST ${path}/restore-first`]: endpoint({
      operationId: `restoreFirst${named}Words`,
      summary: `Save the first words of the part "${part}" again`,
      status: 200,
      answer: storedWords,
      handle: async ({ academy, who }) => ({ body: await academy.words[part].saveFirst(who()) }),
    }),
    [`GET ${path}/versions`]: endpoint({
      operationId: `list${named}WordsVersions`,
      summary: `The saved versions of the part "${part}", the present one first`,
      query: listQuery.omit({ q: true }),
      status: 200,
      answer: z.array(settingVersion),
      handle: async ({ academy, query }) => listAnswer(await academy.words[part].versions(query)),
    }),
    [`POST ${path}/versions/:version/restore`]: endpoint({
      operationId: `restore${named}WordsVersion`,
      summary: `Save an older version of the part "${part}" again`,
      params: version,
      status: 200,
      answer: storedWords,
      handle: async ({ academy, params, who }) => ({ body: await academy.words[part].restoreVersion(params.version, who()) }),
    }),
  };
}

export const wordsRoutes: Record<string, Endpoint> = Object.assign({}, ...wordsParts.map(callsOf));
