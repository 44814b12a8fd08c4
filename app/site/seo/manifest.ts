import { factsContext } from "#app/context.ts";
import { lagoonDeep, paper } from "#app/palette.ts";
import type { Route } from "./+types/manifest";

export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(factsContext);
  const icons = [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ];
  return new Response(
    JSON.stringify({
      name,
      short_name: name.split(" ")[0],
      start_url: "/",
      display: "minimal-ui",
      background_color: paper,
      theme_color: lagoonDeep,
      icons,
    }),
    { headers: { "content-type": "application/manifest+json; charset=utf-8" } },
  );
}
