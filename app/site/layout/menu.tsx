import type { NamedLink } from "#contract/site-texts/text-shapes.ts";
import { NavigationLink } from "./navigation-link.tsx";

/**
 * The navigation on a phone: a modal dialog that the browser opens and closes by itself (command, commandfor), before scripts run; where it
 * cannot, menu-script.ts does. The browser keeps the focus inside and closes on Escape.
 */
export function Menu({ name, links }: { name: string; links: readonly NamedLink[] }) {
  const button = "min-h-11 items-center gap-2 rounded-lg border border-line px-3 font-semibold hover:border-current";
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...command("show-modal")} className={`menu-button ${button}`}>
        <svg viewBox="0 0 20 20" aria-hidden="true" width="1.25rem" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M2 5h16M2 10h16M2 15h16" />
        </svg>
        Menu
      </button>
      <dialog id="menu" aria-label={`${name}: menu`} closedby="any" className="menu night">
        <div className="flex justify-end px-5 py-4">
          <button type="button" {...command("close")} className={`flex ${button}`}>
            <svg viewBox="0 0 20 20" aria-hidden="true" width="1.25rem" fill="none" stroke="currentColor" strokeWidth="2">
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
            Close
          </button>
        </div>
        <nav aria-label="Menu" className="px-8 pb-10">
          <ul>
            {links.map(({ to, name }) => (
              <li key={to} className="border-b border-line">
                <NavigationLink to={to} className="block py-4 font-display text-2xl font-semibold aria-[current]:text-saffron">
                  {name}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </>
  );
}

/** Attributes that React's types do not know yet. */
function command(name: "show-modal" | "close") {
  return { command: name, commandfor: "menu" };
}
