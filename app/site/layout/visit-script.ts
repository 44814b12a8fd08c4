import { longestVisitHost, longestVisitPath, ownHost } from "#contract/site/visit-limits.ts";

/** Tells once that this page was seen, when it is loaded and drawn, unless its visitor asks not to be tracked (decision 65). */
export function tellOfVisit(): void {
  if (navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const tell = () => {
    const before = document.referrer && new URL(document.referrer).host;
    const visit = {
      path: location.pathname.slice(0, longestVisitPath),
      from: before === location.host ? ownHost : before.slice(0, longestVisitHost),
      q: new URLSearchParams(location.search).get("q")?.slice(0, 80),
    };
    navigator.sendBeacon("/api/visits", new Blob([JSON.stringify(visit)], { type: "application/json" }));
  };
  // A page that is made ready ahead is hidden until somebody follows its link.
  const seen = () => {
    if (document.visibilityState === "hidden" || Reflect.get(document, "prerendering") === true) return;
    for (const name of changes) document.removeEventListener(name, seen);
    const idle: unknown = Reflect.get(window, "requestIdleCallback");
    if (typeof idle === "function") idle.call(window, tell);
    else setTimeout(tell, 500);
  };
  for (const name of changes) document.addEventListener(name, seen);
  seen();
}

const changes = ["visibilitychange", "prerenderingchange"];
