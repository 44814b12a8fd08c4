import { afterFirstPaint } from "../after-first-paint.ts";

/** Fetches what the contact form needs to be more than a form that posts itself, when it comes near the screen or is touched. */
export function loadContactForm(): void {
  const place = document.getElementById("contact-form");
  const data = document.getElementById("contact-data")?.textContent;
  if (!place || !data) return;
  const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && void begin(), {
    rootMargin: "400px",
  });
  let isBegun = false;
  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    watcher.disconnect();
    const [{ startContactForm }] = await Promise.all([import("./contact-island.tsx"), ...wholeSheets()]);
    startContactForm(place, data);
  };
  afterFirstPaint(() => watcher.observe(place));
  place.addEventListener("focusin", begin);
  if (place.contains(document.activeElement)) void begin();
}

/** The page has its style sheets cut to what it shows (server/delivery/inline-styles.ts), and the form may show more. They stand before the academy's colours. */
function wholeSheets(): Promise<unknown>[] {
  const addresses = [...document.querySelectorAll<HTMLElement>("style[data-sheet]")].map(({ dataset }) => dataset.sheet ?? "");
  return addresses.map((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.insertBefore(link, document.getElementById("look"));
    return new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
  });
}
