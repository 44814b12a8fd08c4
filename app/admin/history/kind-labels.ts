import { contentKinds } from "#contract/content-kinds.ts";
import { capitalised } from "../components/capitalised.ts";
import { parts } from "../words/words-parts.ts";

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
  "site-options": "time zone and times to keep",
  "answer-templates": "answer templates",
  "academy-facts": "academy's facts",
  ...Object.fromEntries(Object.entries(parts).map(([part, { title }]) => [`words/${part}`, `texts of “${title}”`])),
};

export const kindsOfActivity = Object.entries(labels).map(([value, word]) => ({
  value,
  label: capitalised(word),
}));

export function kindLabel(noun: string): string {
  return labels[noun] ?? noun;
}
