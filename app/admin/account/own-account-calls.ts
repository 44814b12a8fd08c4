import { ownAccount } from "#contract/accounts/own-account.ts";
import { z } from "#contract/zod.ts";
import { call, nothing, read } from "../session/api-call.ts";

export const ownAccountQuery = read("/auth/account", ownAccount);

export const setOwnEmail = (email: string) => call("/auth/email", { method: "PUT", body: { email }, answer: ownAccount });

/** Answers whether the mail went. */
export const sendEmailLink = async () =>
  (await call("/auth/email/link", { method: "POST", answer: z.object({ mailed: z.boolean() }) })).mailed;

export const sayChangesSeen = (ids: number[]) => call("/auth/changes/seen", { method: "POST", body: { ids }, answer: nothing });
