import { contentKinds } from "#contract/content-kinds.ts";
import { singleKinds } from "#contract/single-kinds.ts";
import { capitalised } from "../components/capitalised.ts";

const labels: Record<string, string> = {
  ...Object.fromEntries(Object.values(contentKinds).map(({ path, word }) => [path, word])),
  enquiries: "enquiry",
  accounts: "account",
  people: "person",
  backups: "backup",
  "api-tokens": "API token",
  webhooks: "webhook",
  redirects: "redirect",
  "missing-addresses": "address without a page",
  settings: "setting",
  samples: "samples",
  ...Object.fromEntries(singleKinds.map(({ path, word }) => [path, word])),
};

export const nounsOfActivity = Object.entries(labels).map(([value, word]) => [value, capitalised(word)] as const);

export function nounLabel(noun: string): string {
  return labels[noun] ?? noun;
}
