import "../admin.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Outlet, Scripts, ScrollRestoration } from "react-router";
import { Toaster, toast, useSonner } from "sonner";
import { pageTypeContext } from "#app/context.ts";
import { buttonLook } from "../components/button.tsx";
import { repeatedToasts } from "../components/repeated-toasts.ts";
import { toastHost } from "../components/toast-host.ts";
import { Unreachable } from "../session/api-call.ts";
import type { Route } from "./+types/admin-root";

export const middleware: Route.MiddlewareFunction[] = [({ context }) => context.set(pageTypeContext, "staff")];

export const meta = () => [{ title: "Back office" }, { name: "robots", content: "noindex, nofollow" }];

/** Everything under /admin. The server renders the same shell for everyone; the rest happens in the browser. */
export default function AdminRoot() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <noscript>
        <p className="p-6 text-center">The back office needs JavaScript. Please switch it on for this site and reload the page.</p>
      </noscript>
      <Toasts />
      <ScrollRestoration />
      <Scripts />
    </QueryClientProvider>
  );
}

function Toasts() {
  const [host, setHost] = useState<HTMLElement>();
  const { toasts } = useSonner();
  useEffect(() => setHost(toastHost()), []);
  useEffect(() => {
    for (const id of repeatedToasts(toasts)) toast.dismiss(id);
  }, [toasts]);
  if (!host) return null;
  return createPortal(
    <Toaster
      position="bottom-right"
      theme="system"
      closeButton
      duration={8000}
      toastOptions={{
        closeButtonAriaLabel: "Put this away",
        classNames: {
          toast: "!bg-card !text-ink !border-line !font-[family-name:var(--font-text)] !text-base",
          description: "!text-quiet",
          error: "!border-brick",
          closeButton: "!bg-card !text-ink !border-line !size-6",
          actionButton: "!bg-lagoon !text-on-lagoon !h-9 !px-3 !text-base !font-semibold",
        },
      }}
    />,
    host,
  );
}

/** Shown instead of a screen that broke; drafts of open forms are kept, so a reload loses nothing. */
export function ErrorBoundary() {
  return (
    <main className="mx-auto max-w-lg space-y-4 p-8">
      <h1 className="font-display text-2xl font-semibold">This screen stopped working</h1>
      <p>Something went wrong on this page. What you typed into an open form is kept. Please load the page again.</p>
      <a href="/admin/dashboard" className={buttonLook("primary")}>
        Load the back office again
      </a>
    </main>
  );
}

/** The store of what was read from the API. A call that never arrived is tried once more; a refusal is not. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof Unreachable && failures < 1,
        retryDelay: 400,
        networkMode: "always",
        staleTime: 2000,
      },
      mutations: { networkMode: "always" },
    },
  });
}
