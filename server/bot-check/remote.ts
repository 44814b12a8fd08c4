import { createHash } from "node:crypto";
import { z } from "zod";
import { TooBusy } from "#academy/errors.ts";
import type { BotCheck } from "#api/endpoint.ts";

export type RemoteProvider = "recaptcha" | "turnstile" | "hcaptcha";

const addresses: Record<RemoteProvider, string> = {
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};
const timeout = 5000;
const rememberFor = 10 * 60_000;
const answer = z.looseObject({ success: z.boolean() });

export type RemoteSettings = {
  provider: RemoteProvider;
  siteKey: string;
  secret: string;
  /** "": the provider's own address. */
  verifyUrl: string;
};

/** Asks a provider, all of which speak the siteverify protocol: a form in, JSON with `success` out. `passes` throws TooBusy without an answer. */
export function createRemoteCheck(
  { provider, siteKey, secret, verifyUrl }: RemoteSettings,
  spend: (id: string, expiresAt: number) => Promise<boolean>,
  clock: () => number,
): BotCheck {
  return {
    provider,
    siteKey,
    async passes(token, address) {
      const form = new URLSearchParams({ secret, response: token, remoteip: address });
      if (provider === "hcaptcha") form.set("sitekey", siteKey);
      const isHuman = await ask(verifyUrl || addresses[provider], form);
      if (!isHuman) return false;
      const id = createHash("sha256").update(token).digest("base64url");
      return spend(`${provider}:${id}`, clock() + rememberFor);
    },
  };
}

async function ask(url: string, form: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(url, { method: "POST", body: form, signal: AbortSignal.timeout(timeout), redirect: "error" });
    return answer.parse(await response.json()).success;
  } catch {
    throw new TooBusy("The verification service cannot be reached right now. Please try again in a minute, or call us.");
  }
}
