import { createPath, type Location } from "react-router";

/** `opening`: a page is being asked for as a document; `failed`: it could not be had; `stuck`: a script of its did not arrive. */
export type HeldVisits = { opening: boolean; failed?: Location | undefined; stuck?: Location | undefined };

type Visit = { historyAction: string; currentLocation: Location; nextLocation: Location };
type Reload = Pick<NavigateEvent, "navigationType" | "userInitiated" | "preventDefault">;
/** `asks`: whether there is an answer at an address; `opens`: leaves for it; `keeps`: where a visitor is going, for the page after a reload. */
type Browser = {
  isOnline: () => boolean;
  asks: (path: string) => Promise<boolean>;
  opens: (path: string) => void;
  keeps: (path: string | undefined) => void;
};

/**
 * Keeps the page being read when the next cannot be had: where React Router cannot help, that one is asked for as a document, and
 * opened only if there is an answer:
 * - when the device is offline;
 * - when a page's script did not arrive. React Router would load the page being read anew, which then is lost too, and
 *   waits for that script for ever, so later visits go the same way. This also helps when a newer program on the server
 *   no longer has the script. Browsers without the Navigation API load the page being read anew, and that goes on to the other.
 */
export function holdVisits({ isOnline, asks, opens, keeps }: Browser, show: (change: Partial<HeldVisits>) => void) {
  let started: Location | undefined;
  /** What the visitor still wants: an answer for an earlier page comes too late. */
  let wanted: Location | undefined;
  let isStuck = false;

  async function open(page: Location): Promise<void> {
    wanted = page;
    if (!isOnline()) return show({ failed: page });
    show({ opening: true });
    const arrived = await asks(createPath(page));
    if (wanted !== page) return;
    show({ opening: false });
    if (arrived) opens(createPath(page));
    else show({ failed: page });
  }

  function stay(): void {
    wanted = undefined;
    show({ opening: false, failed: undefined });
  }

  return {
    open,
    stay,

    /** A visit begins: whether it is held back. */
    begins({ historyAction, currentLocation, nextLocation }: Visit): boolean {
      stay();
      const isNewPage = historyAction !== "POP" && currentLocation.pathname !== nextLocation.pathname;
      const asDocument = isNewPage && (!isOnline() || isStuck);
      started = asDocument ? undefined : nextLocation;
      keeps(started && createPath(started));
      if (asDocument) void open(nextLocation);
      return asDocument;
    },

    arrived(): void {
      started = undefined;
      keeps(undefined);
    },

    /** React Router loads the page anew when a script is missing; people do so themselves, too. */
    reloads(event: Reload): void {
      const page = started;
      if (event.navigationType !== "reload" || event.userInitiated || !page) return;
      event.preventDefault();
      started = undefined;
      isStuck = true;
      show({ stuck: page });
      void open(page);
    },
  };
}
