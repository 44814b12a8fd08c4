import { ownAccount } from "#contract/accounts/own-account.ts";
import { z } from "#contract/zod.ts";
import { call, nothing } from "../session/api-call.ts";
import { read } from "../session/read.ts";

export const ownAccountQuery = read("/auth/account", ownAccount);

export const setOwnEmail = async (email: string) =>
  (await call("/auth/email", { method: "PUT", body: { email }, answer: ownAccount })).body;

/** Answers whether the mail went. */
export const sendEmailLink = async (): Promise<boolean> =>
  (await call("/auth/email/link", { method: "POST", answer: z.object({ mailed: z.boolean() }) })).body.mailed;

export const sayChangesSeen = (ids: number[]) => call("/auth/changes/seen", { method: "POST", body: { ids }, answer: nothing });
