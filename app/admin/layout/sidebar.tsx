import { useQuery } from "@tanstack/react-query";
import { NavLink, useNavigate } from "react-router";
import { LogoutIcon, OutsideIcon } from "../components/icons.tsx";
import { logOut } from "../session/log-out.ts";
import { useSignedIn } from "../session/session.ts";
import { useAllowed } from "../session/use-allowed.ts";
import { records, sections } from "./sections.ts";
import { statusQuery } from "./status-query.ts";

/** With a mouse lower, that the way out is in sight on a screen of 800 px. */
const item =
  "flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 font-semibold hover:bg-sand md:pointer-fine:min-h-8.5 md:pointer-fine:py-1";

const linkLook = ({ isActive }: { isActive: boolean }) =>
  `${item} ${isActive ? "bg-lagoon-pale text-lagoon-deep hover:bg-lagoon-pale" : ""}`;

export function Sidebar({ open }: { open: boolean }) {
  const { data: status } = useQuery(statusQuery);
  const { name } = useSignedIn();
  const isAllowed = useAllowed();
  const navigate = useNavigate();
  const unread = status?.newEnquiries ?? 0;

  return (
    <aside
      id="sections"
      aria-label="Back office"
      className={`${open ? "flex" : "hidden"} fixed inset-x-0 top-[3.3rem] bottom-0 z-20 flex-col overflow-y-auto bg-card p-3 md:sticky md:top-0 md:flex md:h-dvh md:border-r md:border-line print:hidden`}
    >
      <p className="hidden items-center gap-2.5 px-3 pt-2 pb-4 font-display text-xl font-semibold text-lagoon md:flex">
        <span className="mark size-7" />
        Back office
      </p>
      <nav aria-label="Sections">
        <ul className="space-y-0.5">
          {sections
            .filter(({ asks = [] }) => isAllowed(...asks))
            .map(({ name, address, icon: Icon }) => (
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
      </nav>
      <div className="mt-auto space-y-0.5 border-t border-line pt-3">
        {records
          .filter(({ asks = [] }) => isAllowed(...asks))
          .map(({ name, address, icon: Icon }) => (
            <NavLink key={address} to={address} className={linkLook}>
              <Icon />
              {name}
            </NavLink>
          ))}
        <a href="/" target="_blank" rel="noopener" className={item}>
          <OutsideIcon />
          View website
        </a>
        <button
          type="button"
          className={`${item} w-full`}
          onClick={async () => {
            await logOut();
            navigate("/admin/login", { replace: true });
          }}
        >
          <LogoutIcon />
          Logout
        </button>
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
