import { useQueries } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PagedPath } from "#contract/content-kinds.ts";
import type { Size } from "../pictures/crop.ts";
import { openPicture } from "../pictures/draw-jpeg.ts";
import { type PublicValues, richTextsOf } from "./public-page.ts";
import { type Found, internalLinks } from "./warnings.ts";

/** What only the browser finds out about an item: its picture's size, and which of its links visitors would follow to nothing. */
export function useFound(kind: PagedPath, values: PublicValues): Found {
  const picture = usePictureSize(values.image ?? "");
  const links = richTextsOf(kind, values).flatMap(({ field, html }) =>
    internalLinks(html, location.origin).map((path) => ({ field, path })),
  );
  const asked = useQueries({
    queries: links.map(({ path }) => ({
      queryKey: ["leads-nowhere", path],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        // As a visitor: what is a draft is not there for them.
        const { status } = await fetch(path, { method: "HEAD", headers: { accept: "text/html" }, credentials: "omit", signal });
        return status === 404 || status === 410;
      },
      staleTime: 60_000,
      retry: false,
    })),
  });
  return { picture, dead: links.filter((_, index) => asked[index]?.data) };
}

function usePictureSize(image: string): Size | undefined {
  const [known, setKnown] = useState<{ image: string; size: Size }>();
  useEffect(() => {
    let counts = image !== "";
    if (counts) {
      void openPicture(image).then((opened) => {
        opened?.close();
        if (opened && counts) setKnown({ image, size: { width: opened.width, height: opened.height } });
      });
    }
    return () => {
      counts = false;
    };
  }, [image]);
  return known?.image === image ? known.size : undefined;
}
