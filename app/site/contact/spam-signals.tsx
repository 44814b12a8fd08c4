import { textOf } from "./message.ts";

const trapName = "topic_line";

export type Signals = { signals: { trap: string; took?: number }; came_from: Record<string, string> };

/** A field that no person sees, reaches or hears of, and that programs fill in. */
export function Trap() {
  return (
    <div hidden>
      <label>
        Please leave this empty
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Signals of a form in the browser. `opened`: when it appeared, by performance.now(). Nothing is stored for them: addresses say where one comes from. */
export function signalsOf(form: FormData, opened: number): Signals {
  const landing = performance.getEntriesByType("navigation")[0]?.name ?? "";
  const referrer = hostOf(document.referrer);
  return {
    signals: { trap: textOf(form, trapName), took: Math.round(performance.now() - opened) },
    came_from: {
      ...campaignIn(landing),
      ...cameFrom(window.location.href),
      ...(referrer !== "" && referrer !== window.location.host && { referrer }),
    },
  };
}

/** Signals of a form that was posted without scripts. `page`: on which it was, if the browser says it. */
export function signalsOfPost(form: FormData, page: string | null): Signals {
  return { signals: { trap: textOf(form, trapName) }, came_from: page ? cameFrom(page) : {} };
}

function cameFrom(address: string): Record<string, string> {
  const url = parsed(address);
  return url ? { page: `${url.pathname}${url.search}`, ...campaignIn(address) } : {};
}

function campaignIn(address: string): Record<string, string> {
  return Object.fromEntries([...(parsed(address)?.searchParams ?? [])].filter(([name]) => name.startsWith("utm_")));
}

const hostOf = (address: string): string => parsed(address)?.host ?? "";

/** Undefined for no address; URL.parse is missing in browsers that people still have. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
