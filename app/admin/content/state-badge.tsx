import { useContext } from "react";
import { type Publishing, publishingState, publishingStates } from "#contract/fields/publishing.ts";
import { Badge, type BadgeLook } from "../components/badge.tsx";
import { momentInText } from "../components/moment.ts";
import { MarkedItems } from "../lists/marked-items.ts";
import { SampleBadge } from "../samples/sample-badge.tsx";

const looks: Record<keyof typeof publishingStates, BadgeLook> = {
  published: "success",
  draft: "plain",
  scheduled: "warning",
  withdrawn: "error",
};

/** What an item is to visitors, nothing while they see it; and that it has unpublished changes. */
export function StateBadge({ item }: { item: Publishing & { id: number } }) {
  const { changed } = useContext(MarkedItems);
  const state = publishingState(item);
  return (
    <>
      {state === "published" ? null : (
        <Badge look={looks[state]}>
          {publishingStates[state]}
          {state === "scheduled" && item.publish_at ? `: ${momentInText(item.publish_at)}` : null}
        </Badge>
      )}
      <SampleBadge id={item.id} />
      {changed.has(item.id) ? <Badge look="warning">Unpublished changes</Badge> : null}
    </>
  );
}
