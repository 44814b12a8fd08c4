/**
 * Says that the next page is on its way when it has not come after a moment (layout.css), and, on a device without a connection, how to
 * reach the academy instead of leaving the page that can be read.
 */
export function startNavigation(): void {
  const note = noteOf("loading");
  // Not at the press: drawing this page once more would hold the next one back (80 ms on a processor four times slower).
  let moment: ReturnType<typeof setTimeout> | undefined;
  const loading = (on: boolean) => {
    clearTimeout(moment);
    if (on) moment = setTimeout(note, 150, true);
    else note(false);
  };
  const offline = noteOf("offline");

  /** Says that there is no connection, if there is none; answers that it did. */
  function isOffline(event: Event, again: () => void): boolean {
    if (navigator.onLine) return false;
    event.preventDefault();
    offline(true)?.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      if ("tryAgain" in target.dataset) again();
      else if ("stay" in target.dataset) offline(false);
    });
    return true;
  }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && leavesFor(link, event) && !isOffline(event, () => link.click())) loading(true);
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const again = () => form instanceof HTMLFormElement && form.requestSubmit(submitter);
    if (!event.defaultPrevented && !isOffline(event, again)) loading(true);
  });
  // A visitor who does not want to wait stops the navigation.
  addEventListener("keydown", ({ key }) => key === "Escape" && loading(false));
  if ("navigation" in window) window.navigation.addEventListener("navigateerror", () => loading(false));
  // A page that comes back from memory comes as it was left.
  addEventListener("pageshow", () => {
    loading(false);
    offline(false);
  });
}

/** Shows or hides what stands in the template of a place; answers the place. */
function noteOf(id: string): (on: boolean) => Element | null | undefined {
  const place = document.getElementById(id);
  const template = place?.querySelector("template");
  return (on) => {
    place?.replaceChildren(...(template ? [template] : []), ...(on && template ? [template.content.cloneNode(true)] : []));
    return place?.lastElementChild;
  };
}

/** Whether a press on a link leads to another page of ours in this window; files and places of the same page do not. */
export function leavesFor(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return link.target === "" && isPage(link);
}

/** What links of ours lead to besides pages; the address of a page may have a dot, as "/course/Tamil_A1.1" has. */
const files = /\.(ics|xml|txt|json)$/;

/** Whether a link leads to another page of ours. */
export function isPage({ href, origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search;
  return href !== "" && origin === location.origin && !files.test(pathname) && !(isHere && hash !== "");
}
