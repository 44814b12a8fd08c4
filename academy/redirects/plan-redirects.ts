import type { RedirectInput, RedirectLine } from "#contract/redirect.ts";
import { Invalid } from "../errors.ts";
import { createBreather } from "../limits/breather.ts";
import { readSource, readTarget } from "./read-address.ts";
import type { CsvLine } from "./redirect-csv.ts";
import { followRedirect, type Lead, type WayNeeds } from "./redirect-end.ts";

export type PlanNeeds = WayNeeds & { site: string };
export type Planned = { source: string } & Lead;

/** Letters of an address that the answer about a line shows. */
const shown = 200;

/** How each redirect would be stored, or the Invalid that says what is wrong with it. Redirects may lead to each other. */
export async function planRedirects(inputs: readonly RedirectInput[], needs: PlanNeeds): Promise<(Planned | Invalid)[]> {
  const breathe = createBreather();
  const sources = new Set<string>();
  const leads = new Map(needs.leads);
  const read: (Planned | Invalid)[] = [];
  for (const input of inputs) {
    const plan = await readRedirect(input, sources, needs).catch(asInvalid);
    if (!(plan instanceof Invalid)) leads.set(plan.source, plan);
    read.push(plan);
    await breathe();
  }
  const anew: WayNeeds = { ...needs, leads, known: new Map() };
  const planned: (Planned | Invalid)[] = [];
  for (const plan of read) {
    planned.push(plan instanceof Invalid ? plan : await assertEnds(plan, anew).then(() => plan, asInvalid));
    await breathe();
  }
  return planned;
}

async function readRedirect({ from, to }: RedirectInput, sources: Set<string>, needs: PlanNeeds): Promise<Planned> {
  if (from === "") throw new Invalid("from", "The address that leads on is missing.");
  if (to === "") throw new Invalid("to", "The address it leads to is missing.");
  const source = readSource(from, needs.site);
  if (sources.has(source)) throw new Invalid("from", "This address stands further up already.");
  sources.add(source);
  const there = await needs.pages.at(source);
  if (there === "program") throw new Invalid("from", "This address belongs to the program itself.");
  const name = there && (there.title === "" ? there.address : `“${there.title}”`);
  if (name) throw new Invalid("from", `This page exists: ${name}. A redirect works only where there is no page.`);
  return { source, ...(await readLead(to, needs)) };
}

/** How the target of a redirect is stored, whether or not a page is there. Throws Invalid. */
export async function readLead(to: string, { pages, site }: PlanNeeds): Promise<Lead> {
  const wanted = readTarget(to, site);
  if ("elsewhere" in wanted) return { target: wanted.elsewhere, noun: "", item_id: 0 };
  const page = await pages.at(wanted.key);
  if (page === "program") throw new Invalid("to", "This address belongs to the program itself. Choose a page of the website.");
  if (!page) return { target: wanted.key, noun: "", item_id: 0 };
  return { target: page.address + wanted.after, noun: page.noun, item_id: page.id };
}

/** Throws Invalid unless a redirect, which must be among the leads, ends at a page or another site. */
export async function assertEnds({ source, target }: Planned, needs: WayNeeds): Promise<void> {
  const end = await followRedirect(source, needs);
  if ("address" in end) return;
  if (target === source) throw ledToItself();
  if (end.isCircle) throw new Invalid("to", `This leads in a circle: it comes back to ${end.at}.`);
  throw new Invalid("to", `There is no page at ${end.at}. Choose one that visitors can open.`);
}

export const ledToItself = () => new Invalid("to", "This address would lead to itself.");

/** What each line of a file would do, and the plans of those that would do something. */
export async function judgeLines(read: readonly CsvLine[], needs: PlanNeeds): Promise<{ lines: RedirectLine[]; plans: Planned[] }> {
  const made = await planRedirects(read, needs);
  const plans: Planned[] = [];
  const lines = made.map((plan, index): RedirectLine => {
    const { line, from, to } = read[index] ?? { line: 0, from: "", to: "" };
    const said = { line, from: from.slice(0, shown), to: to.slice(0, shown) };
    if (plan instanceof Invalid) return { ...said, effect: "wrong", problem: plan.message };
    const before = needs.leads.get(plan.source);
    const isSame = before?.target === plan.target && before.noun === plan.noun && before.item_id === plan.item_id;
    if (!isSame) plans.push(plan);
    return { ...said, effect: isSame ? "same" : before ? "changes" : "new", problem: "" };
  });
  return { lines, plans };
}

function asInvalid(error: unknown): Invalid {
  if (error instanceof Invalid) return error;
  throw error;
}
