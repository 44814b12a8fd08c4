const timeout = 5000;
const holdsFor = 5000;

export type SiteProbe = () => Promise<{ api: boolean; site: boolean }>;

/** Asks this very server over the network, as a visitor would, for a call and for the home page; at most every 5 seconds. */
export function createSiteProbe(base: string): SiteProbe {
  let last: { at: number; result: ReturnType<SiteProbe> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > holdsFor) last = { at: performance.now(), result: look(base) };
    return last.result;
  };
}

async function look(base: string): ReturnType<SiteProbe> {
  const [api, site] = await Promise.all([answers(`${base}/api/bot-check`, "application/json"), answers(`${base}/`, "text/html")]);
  return { api, site };
}

async function answers(url: string, type: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: type }, signal: AbortSignal.timeout(timeout) });
    await response.arrayBuffer();
    return response.status === 200 && (response.headers.get("content-type") ?? "").startsWith(type);
  } catch {
    return false;
  }
}
