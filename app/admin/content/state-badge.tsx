import { useQuery } from "@tanstack/react-query";
import type { ContentPath } from "#contract/content-kinds.ts";
import { type Publishing, publishingState, publishingStates } from "#contract/publishing.ts";
import { Badge, type BadgeLook } from "../components/badge.tsx";
import { momentOf } from "../components/moment.ts";
import { workingCopyNotes } from "./content-calls.ts";

const looks: Record<keyof typeof publishingStates, BadgeLook> = {
  published: "lagoon",
  draft: "sand",
  scheduled: "saffron",
  withdrawn: "brick",
};

/** What an item is to visitors, nothing while they see it; and that it has unpublished changes. */
export function StateBadge({ item, path }: { item: Publishing & { id: number }; path: ContentPath }) {
  const { data: notes = [] } = useQuery(workingCopyNotes);
  const state = publishingState(item, new Date().toISOString());
  return (
    <>
      {state === "published" ? null : (
        <Badge look={looks[state]}>
          {publishingStates[state]}
          {state === "scheduled" && item.publish_at ? `: ${momentOf(item.publish_at)}` : null}
        </Badge>
      )}
      {notes.some(({ noun, id }) => noun === path && id === item.id) ? <Badge look="saffron">Unpublished changes</Badge> : null}
    </>
  );
}
