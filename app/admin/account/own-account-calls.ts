import { queryOptions } from "@tanstack/react-query";
import { ownAccount } from "#contract/accounts/own-account.ts";
import { z } from "#contract/zod.ts";
import { call, nothing } from "../session/api-call.ts";

export const ownAccountQuery = queryOptions({
  queryKey: ["own-account"],
  queryFn: async ({ signal }) => (await call("/auth/account", { answer: ownAccount, signal })).body,
});

export const setOwnEmail = async (email: string) =>
  (await call("/auth/email", { method: "PUT", body: { email }, answer: ownAccount })).body;

/** Answers whether the mail went. */
export const sendEmailLink = async (): Promise<boolean> =>
  (await call("/auth/email/link", { method: "POST", answer: z.object({ mailed: z.boolean() }) })).body.mailed;

export const sayChangesSeen = (ids: number[]) => call("/auth/changes/seen", { method: "POST", body: { ids }, answer: nothing });
