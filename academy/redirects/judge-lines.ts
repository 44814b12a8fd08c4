import type { RedirectLine } from "#contract/site/redirect.ts";
import { Invalid } from "../errors.ts";
import { type PlanNeeds, type Planned, planRedirects } from "./plan-redirects.ts";
import type { CsvLine } from "./redirect-csv.ts";

const shown = 200;

/** What each line of a file would do, and the plans of those that would do something. */
export async function judgeLines(read: readonly CsvLine[], needs: PlanNeeds): Promise<{ lines: RedirectLine[]; plans: Planned[] }> {
  const whole = read.filter(({ problem }) => problem === "");
  const made = await planRedirects(whole, needs);
  const planOf = new Map(whole.map((line, index) => [line, made[index]]));
  const plans: Planned[] = [];
  const lines: RedirectLine[] = [];
  for (const line of read) {
    const plan = planOf.get(line);
    const said = { line: line.line, from: line.from.slice(0, shown), to: line.to.slice(0, shown) };
    if (!plan || plan instanceof Invalid) {
      lines.push({ ...said, effect: "wrong", problem: plan?.message ?? line.problem });
      continue;
    }
    const before = await needs.leadAt(plan.source);
    const isSame = before?.target === plan.target && before.noun === plan.noun && before.item_id === plan.item_id;
    lines.push({ ...said, effect: isSame ? "same" : before ? "changes" : "new", problem: "" });
    if (!isSame) plans.push(plan);
  }
  return { lines, plans };
}
