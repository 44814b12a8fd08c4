import { type BotCheckEvents, type MountedBotCheck, responseTimeout } from "./mounted-bot-check.ts";

const challenge = "/api/bot-check/challenge";

/** Puts up the proof of work of our own server. Rejects where it cannot work. */
export async function mountAltcha(place: HTMLElement, { onToken }: BotCheckEvents): Promise<MountedBotCheck> {
  // Browsers give the cryptography it needs only to pages over TLS and on localhost.
  if (!window.isSecureContext) throw new Error("The verification needs TLS");
  await import("./altcha-widget.ts");

  const widget = document.createElement("altcha-widget");
  widget.setAttribute("challenge", challenge);
  widget.setAttribute(
    "configuration",
    JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false, timeout: responseTimeout }),
  );
  widget.addEventListener("statechange", (event) => onToken(verifiedPayload(event)));
  place.append(widget);
  return { reset: () => widget.reset(), remove: () => widget.remove() };
}

function verifiedPayload(event: Event): string | null {
  if (!(event instanceof CustomEvent)) return null;
  const { state, payload }: { state?: unknown; payload?: unknown } = event.detail ?? {};
  return state === "verified" && typeof payload === "string" ? payload : null;
}
