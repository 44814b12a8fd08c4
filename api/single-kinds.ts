import { z } from "zod";
import { singleVersion } from "#contract/history.ts";
import type { SingleKind } from "#contract/kinds/single-kind.ts";
import { askedNumber, pageQuery } from "#contract/list.ts";
import { formOfSingle, singleKinds } from "#contract/single-kinds.ts";
import type { Route } from "./access.ts";
import { settleForm } from "./autosaves.ts";
import { type ApiContext, type Endpoint, endpoint, listAnswer } from "./endpoint.ts";

const versionParams = z.object({ version: askedNumber });

function callsOf({ path, operation, about, input, answer }: SingleKind): Record<string, Endpoint> {
  const of = ({ academy }: Pick<ApiContext, "academy">) => {
    const single = academy.singles.get(path);
    if (!single) throw new Error(`Nothing keeps ${path}`);
    return single;
  };
  return {
    [`GET /${path}`]: endpoint(`get${operation}`, `Read ${about}`, {
      answer,
      handle: (call) => of(call).read(),
    }),
    [`PUT /${path}`]: endpoint(`update${operation}`, `Change ${about}`, {
      body: input,
      answer,
      handle: async (call) => {
        const saved = await of(call).save(call.body, call.who());
        await settleForm(call, formOfSingle(path));
        return saved;
      },
    }),
    [`POST /${path}/restore-first`]: endpoint(`restoreFirst${operation}`, `Save again what was there first: ${about}`, {
      answer,
      handle: (call) => of(call).saveFirst(call.who()),
    }),
    [`GET /${path}/versions`]: endpoint(`list${operation}Versions`, `The saved versions, the present one first: ${about}`, {
      query: pageQuery,
      answer: z.array(singleVersion),
      handle: async (call) => listAnswer(await of(call).versions(call.query)),
    }),
    [`POST /${path}/versions/:version/restore`]: endpoint(`restore${operation}Version`, `Save an older version again: ${about}`, {
      params: versionParams,
      answer,
      handle: (call) => of(call).restoreVersion(call.params.version, call.who()),
    }),
  };
}

/** The calls of every kind with one item; pages have what they need of it from the server. */
export const singleRoutes: Record<string, Route> = Object.fromEntries(
  singleKinds.flatMap((kind) =>
    Object.entries(callsOf(kind)).map(([route, call]) => [
      route,
      {
        access: kind.teamReads && route === `GET /${kind.path}` ? "team" : kind.asks,
        ...(kind.proved && !route.startsWith("GET ") && { proved: kind.proved }),
        ...call,
      },
    ]),
  ),
);
