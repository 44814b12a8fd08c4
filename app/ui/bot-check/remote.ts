import { type BotCheckEvents, type MountedBotCheck, responseTimeout } from "./mounted-bot-check.ts";

type RemoteProvider = "recaptcha" | "turnstile" | "hcaptcha";

/** The three providers speak the same language: render into an element, get an id, reset by id. */
type RemoteApi = {
  ready?: (then: () => void) => void;
  render: (place: HTMLElement, settings: Record<string, unknown>) => string | number;
  reset: (id: string | number) => void;
  remove?: (id: string | number) => void;
};

const remotes: Record<RemoteProvider, { script: string; global: string }> = {
  recaptcha: { script: "https://www.google.com/recaptcha/api.js?render=explicit&hl=en", global: "grecaptcha" },
  turnstile: { script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", global: "turnstile" },
  hcaptcha: { script: "https://js.hcaptcha.com/1/api.js?render=explicit&hl=en", global: "hcaptcha" },
};

export function isRemoteProvider(provider: string): provider is RemoteProvider {
  return provider in remotes;
}

/** Puts up a provider's own check. Rejects when the provider does not answer. */
export async function mountRemote(
  provider: RemoteProvider,
  siteKey: string,
  place: HTMLElement,
  { onToken, onUnavailable }: BotCheckEvents,
): Promise<MountedBotCheck> {
  const api = await within(responseTimeout, load(provider));
  // Providers render into an element once only; a fresh one lets the form come back after sending.
  const element = place.appendChild(document.createElement("div"));
  const cleared = () => onToken(null);
  const id = api.render(element, {
    sitekey: siteKey,
    theme: "light",
    size: "normal",
    callback: (token: string) => onToken(token),
    "expired-callback": cleared,
    "chalexpired-callback": cleared,
    "timeout-callback": cleared,
    "error-callback": () => {
      cleared();
      if (element.childElementCount === 0) onUnavailable();
    },
  });
  return {
    reset: () => api.reset(id),
    remove: () => {
      api.remove?.(id);
      element.remove();
    },
  };
}

const loaded = new Map<RemoteProvider, Promise<RemoteApi>>();

function load(provider: RemoteProvider): Promise<RemoteApi> {
  const begun = loaded.get(provider) ?? fetchScript(provider);
  loaded.set(provider, begun);
  // A script that did not come is asked for again by the next form.
  begun.catch(() => loaded.delete(provider));
  return begun;
}

async function fetchScript(provider: RemoteProvider): Promise<RemoteApi> {
  const script = document.createElement("script");
  script.src = remotes[provider].script;
  script.async = true;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${provider} could not be loaded`));
    document.head.append(script);
  });
  const api: unknown = Reflect.get(globalThis, remotes[provider].global);
  if (!isRemoteApi(api)) throw new Error(`${provider} is not what it was`);
  // Only reCAPTCHA has more to fetch after its script; Turnstile's ready() throws on a script loaded this way.
  if (provider === "recaptcha" && api.ready) await new Promise<void>((resolve) => api.ready?.(resolve));
  return api;
}

function isRemoteApi(api: unknown): api is RemoteApi {
  return typeof api === "object" && api !== null && "render" in api && "reset" in api;
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, milliseconds, new Error("No answer in time")));
  return Promise.race([work, timeout]);
}
