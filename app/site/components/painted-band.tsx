import type { ReactNode } from "react";
import { emsAcross } from "./ems-across.ts";
import { usePainted } from "./use-painted.ts";

declare module "react" {
  interface CSSProperties {
    "--ems"?: number;
  }
}

/** The head of a page in the colours of a language, with its greeting behind the words; `language`: its short name. */
export function PaintedBand({ language: slug, children }: { language: string | undefined; children: ReactNode }) {
  const { language, painted } = usePainted(slug);
  return (
    <div className={`${painted} painted-band`}>
      {language && (
        <span aria-hidden="true" lang={language.tag} className="greeting" style={{ "--ems": emsAcross(language.greeting) }}>
          {language.greeting}
        </span>
      )}
      <div className="page-width relative pt-4 pb-10 sm:pb-14 lg:pt-8">{children}</div>
    </div>
  );
}
