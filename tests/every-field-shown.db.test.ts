import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { factsContext, requestDataContext } from "#app/context.ts";
import routes from "#app/routes.ts";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import type { Field } from "#contract/fields/field.ts";
import { publishingFieldList } from "#contract/fields/publishing.ts";
import { jpegDataUrl, kindTrials } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

// biome-ignore lint/suspicious/noExplicitAny: each page has types of its own, which its route makes
const pages = import.meta.glob<any>("../app/site/*/*-page.tsx");
const site = routes[0]?.children ?? [];

/** A value that stands nowhere else; of what must be one of some, that of the tests of its kind. */
function valueFor(name: string, { type, input, choices, inputType }: Field, given: unknown): unknown {
  const own: Partial<Record<Field["type"], unknown>> = { text: `A-${name}`, html: `<p>A-${name}</p>`, list: [`A-${name}`], number: 37 };
  const value = own[type];
  return value === undefined || choices || inputType || !input.safeParse(value).success ? given : value;
}

/** What of a value is to be found on a page: of a picture, whichever size, and of no flag anything. */
function textsOf({ type, inWords = String }: Field, value: unknown): string[] {
  if (type === "flag") return [];
  return [value].flat().map((one) => inWords(one).replace(/<[^>]*>|\.jpg$/g, ""));
}

it.each(pagedKinds)("visitors or search engines are told each field of %s by its page", async (kind) => {
  const { path, list, page } = contentKinds[kind];
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const fields = Object.entries<Field>(list).filter(([name]) => !(name in publishingFieldList));
  const trial: Record<string, unknown> = kindTrials[path].input({ image: await jpegDataUrl() });
  const sent = Object.fromEntries(fields.map(([name, field]) => [name, valueFor(name, field, trial[name])]));
  const token = await signIn();
  const save = () => call("POST", `/api/${path}`, sent, { token });
  const refused = await save();
  // What must be the name of something that there is.
  for (const { path: name } of refused.body.issues ?? []) sent[name] = trial[name];
  const { body: item } = refused.status === 201 ? refused : await save();

  const route = site.find((one) => one.path?.startsWith(`${page.part}/:`));
  const load = pages[`../app/${route?.file}`];
  if (!load) throw new Error(`app/routes.ts has no page for /${page.part}/…`);
  const { default: Component, loader, meta } = await load();
  const context = new RouterContextProvider();
  const requestData = publicAcademy.requestData();
  context.set(requestDataContext, requestData);
  context.set(factsContext, await requestData.facts());
  const params = { [String(route?.path?.split(":")[1])]: item.slug };
  const { data: loaderData } = await loader({ context, params });
  const pathname = page.address(item);
  const Page = createRoutesStub([{ id: "page", path: "*", Component }]);
  const html = renderToString(createElement(Page, { initialEntries: [pathname], hydrationData: { loaderData: { page: loaderData } } }));
  const said = html + JSON.stringify(meta({ loaderData, location: { pathname } }));
  const missing = fields.filter(([name, field]) => !textsOf(field, item[name]).every((text) => said.includes(text)));
  expect(missing.map(([name]) => name)).toEqual([]);
});
