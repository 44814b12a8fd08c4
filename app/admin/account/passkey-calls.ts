import { type Passkey, passkey, passkeyOffer } from "#contract/accounts/passkey.ts";
import { z } from "#contract/zod.ts";
import { call, nothing, read } from "../session/api-call.ts";
import { makePasskey } from "../session/passkeys.ts";

export const passkeysQuery = read("/auth/passkeys", z.array(passkey));

export async function addPasskey(name: string, password: string): Promise<Passkey> {
  const offer = await call("/auth/passkeys/offer", { method: "POST", body: { password }, answer: passkeyOffer, password });
  const credential = await makePasskey(offer);
  return call("/auth/passkeys", { method: "POST", body: { name, credential }, answer: passkey });
}

export const removePasskey = (id: number, password: string) =>
  call(`/auth/passkeys/${id}/remove`, { method: "POST", body: { password }, answer: nothing, password });
