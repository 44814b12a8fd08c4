import type { RedirectInput, RedirectLine } from "#contract/site/redirect.ts";
import { Invalid } from "../errors.ts";
import { createBreather } from "../limits/breather.ts";
import type { Lead } from "./leads.ts";
import { readSource, readTarget } from "./read-address.ts";
import type { CsvLine } from "./redirect-csv.ts";
import { type EndNeeds, endOf } from "./redirect-end.ts";

type PlanNeeds = EndNeeds & { site: string };
/** Letters of an address that a line is told with. */
const shown = 200;

export type Planned = { source: string } & Lead;

/** What each of some redirects is stored as; an Invalid in place of what is wrong. */
export async function planRedirects(inputs: readonly RedirectInput[], needs: PlanNeeds): Promise<(Planned | Invalid)[]> {
  const breathe = createBreather();
  const among = new Map<string, string>();
  const sources: (string | Invalid)[] = [];
  for (const { from, to } of inputs) {
    const source = sourceOf(from);
    const isTwice = typeof source === "string" && among.has(source);
    sources.push(isTwice ? new Invalid("from", "This address stands further up already.") : source);
    if (typeof source === "string" && !isTwice) among.set(source, to);
    await breathe();
  }
  const leadOf = createWays(among, needs, breathe);
  const planned: (Planned | Invalid)[] = [];
  for (const source of sources) {
    planned.push(source instanceof Invalid ? source : await plan(source).catch(asInvalid));
    await breathe();
  }
  return planned;

  function sourceOf(from: string): string | Invalid {
    try {
      return readSource(from, needs.site);
    } catch (error) {
      return asInvalid(error);
    }
  }

  async function plan(source: string): Promise<Planned> {
    const there = await needs.pages.at(source);
    if (there === "program") throw new Invalid("from", "This address belongs to the program itself.");
    if (there) {
      const name = there.title === "" ? there.address : `“${there.title}”`;
      throw new Invalid("from", `This page exists: ${name}. A redirect works only where there is no page.`);
    }
    return { source, ...(await leadOf(source)) };
  }
}

/** What each line of a file would do, and the plans of those that would do something. */
export async function judgeLines(read: readonly CsvLine[], needs: PlanNeeds): Promise<{ lines: RedirectLine[]; plans: Planned[] }> {
  const whole = read.filter(({ problem }) => problem === "");
  const made = await planRedirects(whole, needs);
  const planOf = new Map(whole.map((line, index) => [line, made[index]]));
  const plans: Planned[] = [];
  const lines = read.map((line): RedirectLine => {
    const plan = planOf.get(line);
    const said = { line: line.line, from: line.from.slice(0, shown), to: line.to.slice(0, shown) };
    if (!plan || plan instanceof Invalid) return { ...said, effect: "wrong", problem: plan?.message ?? line.problem };
    const before = needs.leads.at(plan.source);
    const isSame = before?.target === plan.target && before.noun === plan.noun && before.item_id === plan.item_id;
    if (!isSame) plans.push(plan);
    return { ...said, effect: isSame ? "same" : before ? "changes" : "new", problem: "" };
  });
  return { lines, plans };
}

/**
 * What some new redirects, targets by source, are stored as. Each step of their ways is taken once, however many ways share it.
 * `alias`: the one address for several that lead to the same place.
 */
export function createWays(
  among: ReadonlyMap<string, string>,
  needs: PlanNeeds,
  breathe: () => Promise<void>,
  alias = (key: string) => key,
) {
  const leads = new Map<string, Lead>();
  const ends = new Map<string, Invalid | undefined>();

  /** The next redirect on the way from one. Throws Invalid where the way ends at nothing. */
  async function next(source: string): Promise<string | undefined> {
    const to = among.get(source);
    const stored = needs.leads.at(source);
    if (to === undefined) {
      if (stored?.noun === "" && (among.has(stored.target) || needs.leads.at(stored.target))) return stored.target;
      if (await endOf(source, needs)) return undefined;
      throw noPage(source);
    }
    const wanted = readTarget(to, needs.site);
    if ("elsewhere" in wanted) {
      leads.set(source, { target: wanted.elsewhere, noun: "", item_id: 0 });
      return undefined;
    }
    const key = alias(wanted.key);
    const page = key === source ? undefined : await needs.pages.at(key);
    if (page === "program") throw new Invalid("to", "This address belongs to the program itself. Choose a page of the website.");
    leads.set(
      source,
      page ? { target: page.address + wanted.after, noun: page.noun, item_id: page.id } : { target: key, noun: "", item_id: 0 },
    );
    if (page) return undefined;
    if (!among.has(key) && !needs.leads.at(key)) throw noPage(wanted.path);
    return key;
  }

  /** What a new redirect is stored as when its way ends at a page or another site. Throws Invalid. */
  return async function leadOf(source: string): Promise<Lead> {
    const walked = new Set<string>();
    let at: string | undefined = source;
    while (at !== undefined && !ends.has(at)) {
      const here: string = at;
      if (walked.has(here)) ends.set(here, new Invalid("to", `This leads in a circle: it comes back to ${here}.`));
      else {
        walked.add(here);
        at = await next(here).catch((error: unknown) => {
          ends.set(here, asInvalid(error));
          return here;
        });
        await breathe();
      }
    }
    const problem = at === undefined ? undefined : ends.get(at);
    for (const one of walked) ends.set(one, problem);
    const lead = leads.get(source);
    if (problem && lead?.target === source) throw new Invalid("to", "This address would lead to itself.");
    if (problem || !lead) throw problem ?? new Error(`No way from ${source}`);
    return lead;
  };
}

const noPage = (path: string) => new Invalid("to", `There is no page at ${path}. Choose one that visitors can open.`);

function asInvalid(error: unknown): Invalid {
  if (error instanceof Invalid) return error;
  throw error;
}
