import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PagedPath } from "#contract/content-kinds.ts";
import { drawnPicture } from "../preview/preview-calls.ts";
import { fieldsOfPage, type PublicValues } from "./public-page.ts";

/** After the last key; milliseconds. */
const pause = 400;

/** The picture that is drawn where an item is shared without one of its own, made anew after somebody has typed; undefined for an item that has one. */
export function useDrawnPicture(kind: PagedPath, values: PublicValues): string | undefined {
  const drawn = Object.entries(fieldsOfPage(kind)).filter(([, field]) => field.type === "text");
  const typed = JSON.stringify(Object.fromEntries(drawn.map(([name]) => [name, values[name]])));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isWanted = (values.image ?? "") === "";
  const { data } = useQuery({ ...drawnPicture(kind, settled), enabled: isWanted });
  return isWanted ? data : undefined;
}
