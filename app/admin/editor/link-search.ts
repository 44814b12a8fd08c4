import { useQueries } from "@tanstack/react-query";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import { type PublishingState, publishingState } from "#contract/publishing.ts";
import { dateText } from "#contract/site/date-text.ts";
import { pageNames } from "#contract/site/site-pages.ts";
import { z } from "#contract/zod.ts";
import { momentInText } from "../components/moment.ts";
import { pagedItem } from "../content/publishing-ways.ts";
import { matchesSearch } from "../lists/matches-search.ts";
import { call } from "../session/api-call.ts";

export type FoundPage = { address: string; name: string; kind: string; note?: string | undefined };

const mostOfAKind = 5;
const mostFound = 8;

const kinds = pagedKinds.map((kind) => contentKinds[kind]);
const pages: readonly FoundPage[] = Object.entries(pageNames).map(([address, name]) => ({ address, name, kind: "Page" }));

/** The pages of this site that `words` find, the fixed ones first; `words` "" finds none. */
export function useFoundPages(words: string): { found: FoundPage[]; isSearching: boolean } {
  const sought = words.trim();
  return useQueries({
    queries: kinds.map(({ path, label, page }) => ({
      queryKey: [path, "link", sought],
      enabled: sought.length > 1,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const body = await call(`/${path}?limit=${mostOfAKind}&q=${encodeURIComponent(sought)}`, { answer: z.array(pagedItem), signal });
        return body.map(
          (one): FoundPage => ({
            ...{ address: page.address(one), name: one.title, kind: label },
            note: noteOf(one),
          }),
        );
      },
    })),
    combine: (results) => ({
      found: [
        ...pages.filter(({ name }) => sought !== "" && matchesSearch(sought, name)),
        ...results.flatMap(({ data }) => data ?? []),
      ].slice(0, mostFound),
      isSearching: results.some(({ isFetching }) => isFetching),
    }),
  });
}

/** Why a link to it would lead visitors nowhere now; undefined when they see it. */
function noteOf({ date = "", published, ...one }: z.output<typeof pagedItem>): string | undefined {
  const notes: Record<PublishingState, () => string | undefined> = {
    draft: () => "A draft: visitors do not see it yet",
    // What is not scheduled may have no moment to put into words.
    scheduled: () => `Scheduled: visitors see it from ${momentInText(one.publish_at ?? "")}`,
    withdrawn: () => "Withdrawn: visitors do not see it any more",
    published: () => (published === false ? `Visitors see it from ${dateText(date)}` : undefined),
  };
  return notes[publishingState(one)]();
}
