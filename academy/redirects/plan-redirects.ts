import type { RedirectInput } from "#contract/site/redirect.ts";
import { Invalid } from "../errors.ts";
import type { SitePages } from "../site-pages.ts";
import { readSource, readTarget, type Wanted } from "./read-address.ts";
import { type EndNeeds, endOf, type Lead } from "./redirect-end.ts";

export type PlanNeeds = EndNeeds & { pages: Pick<SitePages, "at" | "of">; site: string };
export type Planned = { source: string } & Lead;

/** What each of some redirects is stored as; an Invalid in place of what is wrong. */
export async function planRedirects(inputs: readonly RedirectInput[], needs: PlanNeeds): Promise<(Planned | Invalid)[]> {
  // One that leads to another, stored or among these, is led to the end of that way: what is stored never leads to a redirect.
  const among = new Map<string, string>();
  const read = inputs.map(({ from, to }) =>
    orInvalid(() => {
      const source = readSource(from, needs.site);
      const twice = among.has(source);
      if (!twice) among.set(source, to);
      return { source, twice };
    }),
  );
  const planned: (Planned | Invalid)[] = [];
  for (const [index, one] of read.entries()) {
    if (one instanceof Invalid) planned.push(one);
    else if (one.twice) planned.push(new Invalid("from", "This address stands further up already."));
    else planned.push(await orInvalidLater(() => plan(one.source, inputs[index]?.to ?? "", among, needs)));
  }
  return planned;
}

async function plan(source: string, to: string, among: ReadonlyMap<string, string>, needs: PlanNeeds): Promise<Planned> {
  const there = await needs.pages.at(source);
  if (there === "program") throw new Invalid("from", "This address belongs to the program itself.");
  if (there) {
    const name = there.title === "" ? there.address : `“${there.title}”`;
    throw new Invalid("from", `This page exists: ${name}. A redirect works only where there is no page.`);
  }
  return { source, ...(await leadTo(to, [source], among, needs)) };
}

/** What an address to lead to is stored as, for addresses that it must not lead back to. Throws Invalid. */
export async function leadTo(to: string, sources: readonly string[], among: ReadonlyMap<string, string>, needs: PlanNeeds): Promise<Lead> {
  const seen = new Set(sources);
  const walk = async (wanted: Wanted): Promise<Lead> => {
    if ("elsewhere" in wanted) return { target: wanted.elsewhere, noun: "", item_id: 0 };
    const { key, path, after } = wanted;
    if (sources.includes(key) && seen.size === sources.length) throw new Invalid("to", "This address would lead to itself.");
    if (seen.has(key)) throw new Invalid("to", `This leads in a circle: it comes back to ${key}.`);
    const page = await needs.pages.at(key);
    if (page === "program") throw new Invalid("to", "This address belongs to the program itself. Choose a page of the website.");
    if (page) return { target: page.address + after, noun: page.noun, item_id: page.id };
    seen.add(key);
    const next = among.get(key);
    if (next !== undefined) return walk(readTarget(next, needs.site));
    const stored = await needs.leadAt(key);
    const end = stored && (await endOf(stored, needs));
    if (!stored || !end) throw new Invalid("to", `There is no page at ${path}. Choose one that visitors can open.`);
    return { ...stored, target: end.address };
  };
  return walk(readTarget(to, needs.site));
}

function orInvalid<T>(work: () => T): T | Invalid {
  try {
    return work();
  } catch (error) {
    if (error instanceof Invalid) return error;
    throw error;
  }
}

async function orInvalidLater<T>(work: () => Promise<T>): Promise<T | Invalid> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Invalid) return error;
    throw error;
  }
}
