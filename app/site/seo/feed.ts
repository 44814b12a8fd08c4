import { factsContext, requestDataContext } from "#app/context.ts";
import { iconAddress } from "#contract/look/shown-look.ts";
import { postAddress } from "#contract/site/page-address.ts";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/feed";
import { absoluteAddress } from "./absolute-address.ts";
import { xml } from "./xml.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const [{ items }, texts] = await Promise.all([requestData.posts(undefined, 1), readTexts(context, "blog")]);
  const home = absoluteAddress(facts, "/");
  const entries = items.map((post) => {
    const address = xml(absoluteAddress(facts, postAddress(post)));
    return `<entry>
<id>${address}</id>
<title>${xml(post.title)}</title>
<link href="${address}"/>
<updated>${moment(post.date)}</updated>
<category term="${xml(post.category)}"/>
<summary>${xml(post.summary)}</summary>
</entry>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xml(absoluteAddress(facts, "/blog"))}</id>
<title>${xml(`${facts.name}: ${texts.blog.feed}`)}</title>
<link href="${xml(absoluteAddress(facts, "/feed.xml"))}" rel="self" type="application/atom+xml"/>
<link href="${xml(absoluteAddress(facts, "/blog"))}"/>
<author><name>${xml(facts.name)}</name><uri>${xml(home)}</uri></author>
<icon>${xml(absoluteAddress(facts, iconAddress(facts.look, "icon-192.png")))}</icon>
<updated>${moment(items[0]?.date ?? "")}</updated>
${entries.join("\n")}
</feed>
`,
    { headers: { "content-type": "application/atom+xml; charset=utf-8" } },
  );
}

/** A post knows its day only; Atom wants a moment, of a feed without posts too. */
function moment(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00Z` : "2025-08-01T00:00:00Z";
}
