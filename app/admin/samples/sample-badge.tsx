import { useContext } from "react";
import { Badge } from "../components/badge.tsx";
import { MarkedItems } from "../lists/marked-items.ts";

/** Tells staff that an item came with the program and nobody changed it; visitors never see this. */
export function SampleBadge({ id }: { id: number }) {
  return useContext(MarkedItems).samples.has(id) ? <Badge look="warning">Sample</Badge> : null;
}
