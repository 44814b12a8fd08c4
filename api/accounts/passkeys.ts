import { z } from "zod";
import { confirmedByPassword, session } from "#contract/accounts/account.ts";
import { newPasskey, passkey, passkeyOffer, passkeyRequest, usedPasskey } from "#contract/accounts/passkey.ts";
import { itemId } from "#contract/list.ts";
import { endpoint, signedIn } from "../endpoint.ts";
import { countTry, placeOf, tokenOf } from "./auth.ts";

export const passkeys = {
  request: endpoint("requestPasskey", "What a browser is asked with for a passkey; the challenge works once, for five minutes", {
    answer: passkeyRequest,
    handle: ({ academy, caller }) => academy.passkeys.request(caller.host),
  }),
  login: endpoint("loginWithPasskey", "Sign in with a passkey, without a password", {
    body: usedPasskey,
    answer: session,
    count: countTry,
    handle: async ({ academy, body, caller }) => {
      const place = placeOf(caller);
      return tokenOf(await academy.accounts.signInWithPasskey(body, caller.host, caller.address, place), academy, place);
    },
  }),
  list: endpoint("listPasskeys", "One's own passkeys", {
    answer: z.array(passkey),
    handle: ({ academy, caller }) => academy.passkeys.list(signedIn(caller).id),
  }),
  offer: endpoint("offerPasskey", "What a browser is asked with to make a passkey; takes one's own password", {
    body: confirmedByPassword,
    answer: passkeyOffer,
    count: countTry,
    handle: async ({ academy, body, caller }) => {
      const who = signedIn(caller);
      await academy.accounts.assertOwnPassword(who, body.password, caller.address);
      return academy.passkeys.offer(who, caller.token ?? "", caller.host);
    },
  }),
  add: endpoint("addPasskey", "Add the passkey that was made as offered", {
    body: newPasskey,
    status: 201,
    answer: passkey,
    handle: ({ academy, body, caller, who }) => academy.passkeys.add(signedIn(caller), caller.token ?? "", body, caller.host, who()),
  }),
  remove: endpoint("removePasskey", "Remove one of one's own passkeys; takes one's own password", {
    params: itemId,
    body: confirmedByPassword,
    status: 204,
    count: countTry,
    handle: async ({ academy, params, body, caller, who }) => {
      await academy.accounts.assertOwnPassword(signedIn(caller), body.password, caller.address);
      await academy.passkeys.remove(signedIn(caller), params.id, who());
    },
  }),
};
