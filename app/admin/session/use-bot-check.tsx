import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { botCheckSetup } from "#contract/operations/status.ts";
import { type BotCheckHandle, BotCheckWidget } from "../../ui/bot-check/bot-check-widget.tsx";
import { isRemoteProvider } from "../../ui/bot-check/remote.ts";
import { call } from "./api-call.ts";
import { isSignInDocument } from "./sign-in-document.ts";

/** The check that a person, not a program, sends the form. `onPass`: it was just passed. */
export function useBotCheck(onPass: () => void) {
  const [token, setToken] = useState<string | null>(null);
  const widget = useRef<BotCheckHandle>(null);
  const check = useQuery({
    queryKey: ["bot-check"],
    queryFn: ({ signal }) => call("/bot-check", { answer: botCheckSetup, signal, ownCredentials: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });
  const needsDocument = check.data !== undefined && isRemoteProvider(check.data.provider) && !isSignInDocument();
  useEffect(() => {
    // The state of the page in the browser's history, such as that the session has ended, survives this.
    if (needsDocument) location.reload();
  }, [needsDocument]);
  const isNeeded = check.data !== undefined && check.data.provider !== "off";

  return {
    /** False while nothing may be typed yet: the page may be about to be loaded again. */
    isReady: !needsDocument && (!check.isLoading || isSignInDocument()),
    /** Whether a form may be sent: no check is wanted, or it was passed. */
    isPassed: !isNeeded || token !== null,
    body: token === null ? {} : { recaptchaToken: token },
    reset: () => widget.current?.reset(),
    widget: (
      <>
        {check.isPending ? <div className="min-h-14" /> : null}
        {check.data ? (
          <BotCheckWidget
            provider={check.data.provider}
            siteKey={check.data.siteKey}
            onToken={(passed) => {
              setToken(passed);
              if (passed !== null) onPass();
            }}
            unavailableText="Reload the page to try again."
            ref={widget}
          />
        ) : null}
      </>
    ),
  };
}
