import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { sessionRecheck } from "#contract/limits.ts";
import { IconButton } from "../components/button.tsx";
import { CloseIcon, MenuIcon } from "../components/icons.tsx";
import { useLayer } from "../components/layers.ts";
import { PageHead } from "../components/page-head.tsx";
import { PrimaryLink } from "../components/text-link.tsx";
import { Waiting } from "../components/waiting.tsx";
import { useToldOfKeptWords } from "../session/kept-words.ts";
import { loginAddress } from "../session/next-address.ts";
import { ProofDialog } from "../session/proof-dialog.tsx";
import { lastEnding, useAllowed, useHasToken, useSignedIn } from "../session/session.ts";
import { verifySession } from "../session/verify-session.ts";
import type { Route } from "./+types/staff-layout";
import { AccountNotices } from "./account-notices.tsx";
import { keepFocus } from "./keep-focus.ts";
import { sectionAt } from "./sections.ts";
import { Sidebar } from "./sidebar.tsx";

/** The head of every screen in the menu. */
export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sectionAt(location.pathname)?.name ?? "Staff"} · Back office` },
  { name: "robots", content: "noindex, nofollow" },
];

export default function StaffLayout() {
  return (
    <Guard>
      <Frame />
    </Guard>
  );
}

function Frame() {
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname, hash } = useLocation();
  const isAllowed = useAllowed();
  const { lacksSecondStep } = useSignedIn();
  useLayer(menuOpen, () => {
    setMenuOpen(false);
    toggle.current?.focus();
  });
  useEffect(() => keepFocus(), []);
  useToldOfKeptWords();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setMenuOpen(false);
    // On another screen, screen readers and the Tab key start at its content, unless the focus is in the part that the link named.
    const named = document.getElementById(hash.slice(1));
    if (!named?.contains(document.activeElement)) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="sr-only rounded-lg bg-card px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-line bg-card px-3 py-1.5 lg:hidden print:hidden">
        <IconButton
          ref={toggle}
          icon={menuOpen ? CloseIcon : MenuIcon}
          label={menuOpen ? "Close menu" : "Open menu"}
          aria-expanded={menuOpen}
          aria-controls="sections"
          onClick={() => setMenuOpen(!menuOpen)}
        />
        <p className="font-display text-lg font-semibold">Back office</p>
      </header>
      <Sidebar open={menuOpen} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl px-4 py-6 outline-none md:px-8 md:py-8">
        <AccountNotices />
        {lacksSecondStep && pathname !== "/admin/account" ? (
          <SetUpFirst />
        ) : isAllowed(...(sectionAt(pathname)?.asks ?? [])) ? (
          <Outlet />
        ) : (
          <NotForYou />
        )}
      </main>
      <ProofDialog />
    </div>
  );
}

function SetUpFirst() {
  return (
    <>
      <PageHead title="One thing first" />
      <p className="mb-4 max-w-prose">
        The academy asks you for a second step when you sign in: a passkey, or a code of an app after the password. Setting it up takes two
        minutes and a phone.
      </p>
      <PrimaryLink to="/admin/account">Set it up</PrimaryLink>
    </>
  );
}

function NotForYou() {
  return (
    <>
      <PageHead title="This is not part of your work" />
      <p className="max-w-prose">
        Your account does not show this screen. If you need it, please ask an owner of the academy to change your role.
      </p>
    </>
  );
}

/** Shows its children to a person who is signed in; anyone else goes to the login page (specification, section 2). */
function Guard({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  const [verified, setVerified] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  const { username } = useSignedIn();

  useEffect(() => {
    let gone = false;
    const verify = async () => {
      const valid = await verifySession();
      if (!gone && valid) setVerified(true);
    };
    verify();
    const timer = setInterval(verify, sessionRecheck);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);

  const goToLogin = useEffectEvent(() => {
    // Enquiries are private: nothing that was read stays behind for whoever comes next.
    client.clear();
    const how = lastEnding();
    const sessionEnded = verified && how === "ended";
    const state = { sessionEnded, restored: how === "restored", ...(sessionEnded && { username }) };
    navigate(how === "ended" ? loginAddress(location) : "/admin/login", { replace: true, state });
  });
  useEffect(() => {
    if (hasToken === false) goToLogin();
  }, [hasToken]);

  return verified && hasToken ? children : <Waiting page>Verifying authentication...</Waiting>;
}
