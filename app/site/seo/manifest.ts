import { factsContext } from "#app/context.ts";
import { wornLook } from "#app/look-context.ts";
import { iconAddress } from "#contract/look/shown-look.ts";
import type { Route } from "./+types/manifest";

export function loader({ context }: Route.LoaderArgs) {
  const { name, look } = context.get(factsContext);
  const { light } = wornLook(look).colours;
  const icons = [
    { src: iconAddress(look, "icon-192.png"), sizes: "192x192", type: "image/png" },
    { src: iconAddress(look, "icon-512.png"), sizes: "512x512", type: "image/png" },
    { src: iconAddress(look, "icon-maskable-512.png"), sizes: "512x512", type: "image/png", purpose: "maskable" },
  ];
  return new Response(
    JSON.stringify({
      name,
      short_name: name.split(" ")[0],
      start_url: "/",
      display: "minimal-ui",
      background_color: light.paper,
      theme_color: light["lagoon-deep"],
      icons,
    }),
    { headers: { "content-type": "application/manifest+json; charset=utf-8" } },
  );
}
