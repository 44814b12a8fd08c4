import type { AuditEntry } from "#contract/history.ts";

const longest = 300;

/** The fields in which two records differ; none when one of them is missing. */
export function changesBetween(before: unknown, after: unknown): AuditEntry["changes"] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => field !== "version" && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: words(before[field]), after: words(after[field]) }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A time of a week is its parts: "Monday 18:00 20:00". */
function entryWords(value: unknown): string {
  if (isRecord(value)) return Object.values(value).join(" ");
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function words(value: unknown): string {
  const text = Array.isArray(value) ? value.map(entryWords).join(", ") : entryWords(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
