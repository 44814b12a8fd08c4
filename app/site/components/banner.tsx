import { type ReactNode, use } from "react";
import { FactsContext } from "#app/facts-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { SceneName } from "#contract/look/page-heads.ts";
import { Scene } from "./scene.tsx";

type BannerProps = { title: ReactNode; lead?: ReactNode; scene?: SceneName; children?: ReactNode };

/** The head of a page. `scene`: what is drawn there until staff choose another drawing or a photograph. */
export function Banner({ title, lead, scene, children }: BannerProps) {
  const chosen = scene && use(FactsContext)?.heads?.[scene];
  return (
    <div className={chosen?.photo ? "night banner banner-photo" : "night banner"}>
      <div className="page-width py-14 sm:py-20">
        <h1 className="max-w-3xl text-title">{title}</h1>
        {lead && <p className="column mt-5 text-lead text-balance text-quiet">{lead}</p>}
        {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
      </div>
      {chosen?.photo ? (
        <Picture image={chosen.photo} alt="" sizes="(min-width: 60rem) 60vw, 100vw" width={960} height={400} eager wide />
      ) : (
        scene && <Scene of={chosen?.scene ?? scene} />
      )}
    </div>
  );
}
