import { useContext } from "react";
import { Badge } from "../components/badge.tsx";
import { MarkedItems } from "../lists/marked-items.ts";

/** Says to staff that an item is ours and not theirs; visitors never see it. */
export function SampleBadge({ id }: { id: number }) {
  return useContext(MarkedItems).samples.has(id) ? <Badge look="warning">Sample</Badge> : null;
}
