import { factsContext, requestDataContext } from "#app/context.ts";
import { contentKinds, type PagedKind, pagedKinds } from "#contract/content-kinds.ts";
import { tellingPages } from "#contract/site/site-pages.ts";
import { hasSomething } from "#contract/site-texts/text-shapes.ts";
import type { Route } from "./+types/sitemap";
import { absoluteAddress } from "./absolute-address.ts";
import { xml } from "./xml.ts";

/** What the protocol (sitemaps.org) lets one file hold: 50,000 addresses, and 50 MB unpacked. */
const mostAddresses = 50_000;
const mostLetters = 48_000_000;
const mostOfAKind = 5_000;

/** Every page worth finding. Of more than a sitemap may hold, the oldest posts stay out. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const numbered = [...(await requestData.classAddresses(mostOfAKind)), ...(await requestData.teacherAddresses(mostOfAKind))];
  const urls = [...tellingPages.filter((page) => hasSomething(facts, page)), ...numbered].map((path) =>
    url(absoluteAddress(facts, path), ""),
  );
  let letters = 0;
  // Those with a date come last and fill what is left: their oldest stay out.
  for (const kind of pagedKinds.toSorted((one, other) => Number(isDated(one)) - Number(isDated(other)))) {
    const { page } = contentKinds[kind];
    const items = await requestData.addresses(kind, isDated(kind) ? mostAddresses - urls.length : mostOfAKind);
    for (const [index, item] of items.entries()) {
      const entry = url(absoluteAddress(facts, page.address(item)), item.updated);
      letters += entry.length;
      if (letters > mostLetters) break;
      urls.push(entry);
      // 1000 take 3 ms; then others get their turn.
      if (index % 1000 === 999) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    { headers: { "content-type": "application/xml; charset=utf-8" } },
  );
}

const isDated = (kind: PagedKind) => "dated" in contentKinds[kind];

function url(address: string, updated: string): string {
  const changed = updated && `<lastmod>${updated}</lastmod>`;
  return `<url><loc>${xml(address)}</loc>${changed}</url>`;
}
