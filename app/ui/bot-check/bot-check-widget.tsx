import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { mountAltcha } from "./altcha.ts";
import type { BotCheckEvents, MountedBotCheck } from "./mounted-bot-check.ts";
import { isRemoteProvider, mountRemote } from "./remote.ts";

export type BotCheckHandle = { reset: () => void };

type BotCheckProps = {
  /** "altcha", "recaptcha", "turnstile", "hcaptcha" or "off", as the server's configuration says. */
  provider: string;
  siteKey: string;
  /** The token once the check is passed; null when it expires, fails or is reset. */
  onToken: (token: string | null) => void;
  /** The check cannot be shown at all: blocked, offline, or a page without TLS. */
  onUnavailable?: () => void;
  unavailableText?: string;
  ref?: Ref<BotCheckHandle>;
};

/** Room kept before the check is there, that the form does not jump: each provider's height at normal size. */
const heights: Record<string, string> = { altcha: "3.125rem", recaptcha: "78px", turnstile: "65px", hcaptcha: "78px" };

/**
 * The configured bot check, in light theme and normal size (specification, section 2). Its script is fetched when its form is
 * first touched; the page's bundle has none of it. `reset`, for a refused attempt, also calls onToken(null).
 */
export function BotCheckWidget({ provider, siteKey, onToken, onUnavailable, unavailableText, ref }: BotCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedBotCheck>(undefined);
  const events = useRef({ onToken, onUnavailable });
  const wanted = useWanted(place, provider !== "off");
  const [unavailable, setUnavailable] = useState(false);

  useEffect(() => {
    events.current = { onToken, onUnavailable };
  });

  const fail = useCallback(() => {
    setUnavailable(true);
    events.current.onToken(null);
    events.current.onUnavailable?.();
  }, []);

  useEffect(() => {
    const element = place.current;
    if (!wanted || !element) return;
    let gone = false;
    const told: BotCheckEvents = {
      onToken: (token) => gone || events.current.onToken(token),
      onUnavailable: () => gone || fail(),
    };
    const mounting = isRemoteProvider(provider) ? mountRemote(provider, siteKey, element, told) : mountAltcha(element, told);
    mounting.then(
      (check) => {
        if (gone) check.remove();
        else mounted.current = check;
      },
      () => gone || fail(),
    );
    return () => {
      gone = true;
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [wanted, provider, siteKey, fail]);

  useImperativeHandle(
    ref,
    () => ({
      reset: () => {
        mounted.current?.reset();
        events.current.onToken(null);
      },
    }),
    [],
  );

  if (provider === "off") return null;
  return (
    <>
      <div
        ref={place}
        style={{ minHeight: heights[provider], colorScheme: "light", maxWidth: "100%", overflowX: "clip" }}
        hidden={unavailable}
      />
      {unavailable ? (
        <p role="status" className="text-quiet">
          The verification cannot be loaded here. {unavailableText}
        </p>
      ) : null}
    </>
  );
}

/** Whether the form of the check has been touched. */
function useWanted(place: React.RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const form = enabled ? place.current?.closest("form") : null;
    if (!form) return;
    const begin = () => setWanted(true);
    form.addEventListener("focusin", begin, { once: true });
    // It may have been touched before this script ran.
    if (form.contains(document.activeElement)) begin();
    return () => form.removeEventListener("focusin", begin);
  }, [place, enabled]);
  return wanted;
}
