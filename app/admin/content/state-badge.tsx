import { type Publishing, publishingState, publishingStates } from "#contract/publishing.ts";
import { Badge, type BadgeLook } from "../components/badge.tsx";
import { momentOf } from "../components/moment.ts";

const looks: Record<keyof typeof publishingStates, BadgeLook> = {
  published: "lagoon",
  draft: "sand",
  scheduled: "saffron",
  withdrawn: "brick",
};

/** What an item is to visitors; nothing while they see it. */
export function StateBadge({ item }: { item: Publishing }) {
  const state = publishingState(item, new Date().toISOString());
  if (state === "published") return null;
  return (
    <Badge look={looks[state]}>
      {publishingStates[state]}
      {state === "scheduled" && item.publish_at ? `: ${momentOf(item.publish_at)}` : null}
    </Badge>
  );
}
