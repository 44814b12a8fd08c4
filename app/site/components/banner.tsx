import type { ReactNode } from "react";
import { Scene, type SceneName } from "./scene.tsx";

type BannerProps = { title: ReactNode; lead?: ReactNode; scene?: SceneName; children?: ReactNode };

/** The head of a page. */
export function Banner({ title, lead, scene, children }: BannerProps) {
  return (
    <div className="night banner">
      <div className="page-width py-14 sm:py-20">
        <h1 className="max-w-3xl text-title">{title}</h1>
        {lead && <p className="column mt-5 text-lead text-quiet">{lead}</p>}
        {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
      </div>
      {scene && <Scene of={scene} />}
    </div>
  );
}
