import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { LogoutIcon, OutsideIcon } from "../components/icons.tsx";
import { useLogOut } from "../logout/use-log-out.tsx";
import { useAllowed, useSignedIn } from "../session/session.ts";
import { sectionGroups } from "./sections.ts";
import { statusQuery } from "./status-query.ts";

/** Lower where there is a mouse, so that more of them are in sight. */
const item =
  "flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 font-semibold hover:bg-sand lg:pointer-fine:min-h-8.5 lg:pointer-fine:py-1";

const linkLook = ({ isActive }: { isActive: boolean }) =>
  `${item} ${isActive ? "bg-lagoon-pale text-lagoon-deep hover:bg-lagoon-pale" : ""}`;

export function Sidebar({ open }: { open: boolean }) {
  const { data: status } = useQuery(statusQuery);
  const { name } = useSignedIn();
  const isAllowed = useAllowed();
  const { busy, logOut, question } = useLogOut();
  const unread = status?.newEnquiries ?? 0;
  const sections = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on another screen, and when the menu of a phone is opened.
  useEffect(() => {
    sections.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname, open]);

  return (
    <aside
      id="sections"
      aria-label="Back office"
      className={`${open ? "flex" : "hidden"} fixed inset-x-0 top-[3.3rem] bottom-0 z-20 flex-col bg-card p-3 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:border-r lg:border-line print:hidden`}
    >
      <p className="hidden items-center gap-2.5 px-3 pt-2 pb-4 font-display text-xl font-semibold text-lagoon lg:flex">
        <span className="mark size-7" />
        Back office
      </p>
      <nav
        ref={sections}
        aria-label="Sections"
        className="-mx-3 -mt-1.5 min-h-0 flex-1 fades-below space-y-3 scroll-pt-1.5 scroll-pb-10 overflow-y-auto px-3 pt-1.5 pb-10"
      >
        {sectionGroups
          .map(({ title, sections }) => ({ title, allowed: sections.filter(({ asks = [] }) => isAllowed(...asks)) }))
          .filter(({ allowed }) => allowed.length > 0)
          .map(({ title, allowed }) => (
            <div key={title}>
              {title ? (
                <p aria-hidden="true" className="px-3 pb-1 text-sm text-quiet">
                  {title}
                </p>
              ) : null}
              <ul aria-label={title || undefined} className="space-y-0.5">
                {allowed.map(({ name, address, icon: Icon }) => (
                  <li key={address}>
                    <NavLink to={address} className={linkLook}>
                      <Icon />
                      {name}
                      {name === "Enquiries" && unread > 0 ? (
                        <span className="ml-auto rounded-full bg-brick px-2 text-sm text-on-brick">
                          {unread > 999 ? "999+" : unread}
                          <span className="sr-only"> new</span>
                        </span>
                      ) : null}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </nav>
      <div className="space-y-0.5 border-t border-line pt-2">
        <a href="/" target="_blank" rel="noopener" className={item}>
          <OutsideIcon />
          View website
        </a>
        <button type="button" className={`${item} w-full`} aria-disabled={busy} onClick={logOut}>
          <LogoutIcon />
          {busy ? "Please wait..." : "Logout"}
        </button>
        {question}
        {name ? (
          <NavLink
            to="/admin/account"
            className={({ isActive }) =>
              `block rounded-lg px-3 py-2 text-sm wrap-anywhere hover:bg-sand ${isActive ? "bg-lagoon-pale text-lagoon-deep" : "text-quiet"}`
            }
          >
            Signed in as <span className="font-semibold underline underline-offset-4">{name}</span>
          </NavLink>
        ) : null}
      </div>
    </aside>
  );
}
