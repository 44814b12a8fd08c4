import { createContext, useContext } from "react";
import { Badge } from "../components/badge.tsx";

/** Ids of the items of a list that came with the program and nobody changed: asked for once, not by each card. */
export const SampleItems = createContext<ReadonlySet<number>>(new Set());

/** Says to staff that an item is ours and not theirs; visitors never see it. */
export function SampleBadge({ id }: { id: number }) {
  return useContext(SampleItems).has(id) ? <Badge look="warning">Sample</Badge> : null;
}
