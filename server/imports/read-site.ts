import { type ImportedKind, importedKinds } from "#academy/imports/import-item.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { type FetchBounded, type Fetched, NotFetched } from "../outgoing/fetch-bounded.ts";

/** Of one answer: a list may carry its pictures as data URLs. */
const mostBytes = 64_000_000;
const mostItems = 5_000;
const mostPages = 100;
const accept = "application/json";

/** `base`: where its calls are; `lists`: what it answered; `missing`: which lists it has not, and why, in sentences. */
export type SiteContent = { base: string; lists: Record<ImportedKind, unknown[]>; missing: string[] };

/** Reads the public calls of another site (specification, section 7). Throws NotFetched, which says what to do, where it has none. */
export async function readSite(address: string, fetchBounded: FetchBounded): Promise<SiteContent> {
  const { base, courses } = await firstOf(address, fetchBounded);
  const lists: SiteContent["lists"] = { courses, exams: [], posts: [], courseQuestions: [], examQuestions: [] };
  const missing: string[] = [];
  for (const kind of importedKinds) {
    if (kind === "courses") continue;
    const { path } = contentKinds[kind];
    const read = await wholeList(`${base}/${path}`, fetchBounded).catch(sentenceOf);
    if (typeof read === "string") missing.push(`${base}/${path}: ${read}`);
    else lists[kind] = read;
  }
  await readContents(lists.posts, base, fetchBounded);
  return { base, lists, missing };
}

/** Where its calls are: with "/api" and without (specification, section 7). */
async function firstOf(address: string, fetchBounded: FetchBounded): Promise<{ base: string; courses: unknown[] }> {
  const given = address.replace(/[?#].*$/s, "").replace(/\/+$/, "");
  const tried: string[] = [];
  for (const base of given.endsWith("/api") ? [given] : [`${given}/api`, given]) {
    const read = await wholeList(`${base}/${contentKinds.courses.path}`, fetchBounded).catch(sentenceOf);
    if (typeof read !== "string") return { base, courses: read };
    tried.push(`${base}/${contentKinds.courses.path}: ${read}`);
  }
  throw new NotFetched(
    `${tried.join("\n")}\nNothing was read. Give the address of a site that answers the calls of the specification, such as https://old-academy.example or https://old-academy.example/api, or a WordPress export (export.xml).`,
  );
}

/** A list in all its pages, which a Link header names. Throws NotFetched. */
async function wholeList(address: string, fetchBounded: FetchBounded): Promise<unknown[]> {
  const found: unknown[] = [];
  let next: string | undefined = address;
  for (let page = 0; next !== undefined && page < mostPages; page++) {
    const answer: Fetched = await fetchBounded(next, { accept, mostBytes });
    const body = jsonOf(answer);
    const list = Array.isArray(body) ? body : Object.values(Object(body)).find(Array.isArray);
    if (!Array.isArray(list)) throw new NotFetched("It answers no list.");
    found.push(...list);
    if (found.length > mostItems) throw new NotFetched(`It has more than ${mostItems} entries.`);
    next = nextOf(answer);
  }
  if (next !== undefined) throw new NotFetched(`It has more than ${mostPages} pages.`);
  return found;
}

/** A list may leave out what a post says; its own call has it. */
async function readContents(posts: unknown[], base: string, fetchBounded: FetchBounded): Promise<void> {
  for (const [index, post] of posts.entries()) {
    if (typeof post !== "object" || post === null || "content" in post) continue;
    const { slug, id }: { slug?: unknown; id?: unknown } = post;
    const address = `${base}/${contentKinds.posts.path}/${encodeURIComponent(String(slug || id))}`;
    const whole = await fetchBounded(address, { accept, mostBytes })
      .then(jsonOf)
      .catch(() => undefined);
    posts[index] = { ...post, ...Object(whole) };
  }
}

function jsonOf({ status, type, bytes }: Fetched): unknown {
  if (status !== 200) throw new NotFetched(`It answers ${status}.`);
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new NotFetched(type.includes("html") ? "It answers with a page, not with data (JSON)." : "It does not answer with data (JSON).");
  }
}

/** The next page, on the same host. */
function nextOf({ link, address }: Fetched): string | undefined {
  const target = /<([^<>]+)>\s*;\s*rel="?next"?/.exec(link)?.[1];
  const next = target !== undefined && URL.canParse(target, address) ? new URL(target, address) : undefined;
  return next?.host === new URL(address).host ? next.href : undefined;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof NotFetched)) throw error;
  const isCertificate = error.message.includes("certificate");
  return isCertificate ? `${error.message} Have it renewed there, or give the address that starts with http://.` : error.message;
}
