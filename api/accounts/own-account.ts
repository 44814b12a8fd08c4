import { z } from "zod";
import { ownAccount, ownEmail, proof, seenChanges } from "#contract/accounts/own-account.ts";
import { usedPasskey } from "#contract/accounts/passkey.ts";
import { linkToken } from "#contract/accounts/person.ts";
import { type ApiContext, type Caller, endpoint, signedIn } from "../endpoint.ts";
import { countTry } from "./auth.ts";

type Call = ApiContext & { caller: Caller };

async function accountOf({ academy, caller }: Call): Promise<z.output<typeof ownAccount>> {
  const { id } = signedIn(caller);
  const since = await academy.sessions.beganAt(caller.token ?? "");
  return {
    ...(await academy.emailLinks.addresses(id)),
    canMail: academy.linkMail.canSend(),
    changes: await academy.accountChanges.unseen(id, since),
  };
}

async function sendLink({ academy, caller }: Call): Promise<boolean> {
  const { id, name } = signedIn(caller);
  await academy.limits.take(`email-link:${id}`, { most: 5, period: 60 * 60_000 });
  const { waiting } = await academy.emailLinks.addresses(id);
  return waiting !== "" && academy.linkMail.sendConfirmation({ id, name, email: waiting });
}

/** The calls about one's own account, and with which one proves that it is one's own. */
export const own = {
  read: endpoint("getOwnAccount", "One's own e-mail address, and changes of one's account that no mail told of", {
    answer: ownAccount,
    handle: (call) => accountOf(call),
  }),
  setEmail: endpoint("setOwnEmail", "Give oneself another e-mail address; it counts once the link that is mailed there was opened", {
    body: ownEmail,
    answer: ownAccount,
    handle: async ({ body, who, ...call }) => {
      await call.academy.emailLinks.setOwn(signedIn(call.caller).id, body.email, who());
      await sendLink(call);
      return accountOf(call);
    },
  }),
  sendEmailLink: endpoint("sendEmailLink", "Mail the link that confirms one's address once more", {
    answer: z.object({ mailed: z.boolean() }),
    handle: async (call) => ({ mailed: await sendLink(call) }),
  }),
  confirmEmail: endpoint("confirmEmail", "Say that one reads the mailbox that a link was sent to; the address counts from then on", {
    body: linkToken,
    answer: z.object({ email: z.string() }),
    handle: ({ academy, body, caller }) => academy.emailLinks.confirm(body.token, caller.address),
  }),
  changesSeen: endpoint("seeAccountChanges", "Say that one knows of these changes of one's account", {
    body: seenChanges,
    status: 204,
    handle: ({ academy, body, caller, who }) => academy.accountChanges.seen(signedIn(caller).id, body.ids, who()),
  }),
  prove: endpoint(
    "proveByPassword",
    "Prove that it is oneself, with the password and a code where there is an app; it holds for ten minutes",
    {
      body: proof,
      status: 204,
      count: countTry,
      handle: ({ academy, body, caller, who }) => academy.proofs.byPassword(signedIn(caller), caller.token ?? "", body, who()),
    },
  ),
  proveByPasskey: endpoint(
    "proveByPasskey",
    "Prove that it is oneself, with a passkey; GET /auth/login/passkey has what to ask the browser with",
    {
      body: usedPasskey,
      status: 204,
      count: countTry,
      handle: ({ academy, body, caller, who }) => academy.proofs.byPasskey(signedIn(caller), caller.token ?? "", body, caller.host, who()),
    },
  ),
};
