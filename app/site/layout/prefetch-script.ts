import { isPage } from "./navigation-script.ts";

/** Whether somebody asked the browser to save data. */
export const isSaving = (): boolean => Reflect.get(Reflect.get(navigator, "connection") ?? {}, "saveData") === true;

/** Fetches the next page when its link is pointed at or touched, where the browser follows no speculation rules (public/next.rules). */
export function startPrefetching(): void {
  if (isSaving() || HTMLScriptElement.supports?.("speculationrules") || !document.createElement("link").relList.supports("prefetch"))
    return;
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !isPage(link) || asked.has(link.href)) return;
    asked.add(link.href);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }));
  };
  for (const name of ["mouseover", "touchstart"]) document.addEventListener(name, prefetch, { passive: true });
}
