import { confirmedByPassword } from "#contract/accounts/account.ts";
import {
  codeInput,
  codeWithPassword,
  recoveryCodes,
  secondStepOffer,
  secondStepRule,
  secondStepState,
} from "#contract/accounts/second-step.ts";
import { itemId } from "#contract/list.ts";
import { type ApiContext, type Caller, endpoint, signedIn } from "../endpoint.ts";
import { countTry as countPassword } from "./auth.ts";

/** Counts a try of a code, which nobody who holds a session must find by trying. Throws TooManyAttempts. */
function countCode({ academy, caller }: ApiContext & { caller: Caller }): Promise<void> {
  return academy.limits.take(`second-step:${signedIn(caller).id}`, { most: 20, period: 60 * 60_000 });
}

/** Counts a try of a code, and checks the password that comes with it. Throws Invalid at `password`, TooManyAttempts. */
async function assertOwn(call: ApiContext & { caller: Caller }, password: string): Promise<void> {
  await countCode(call);
  await call.academy.accounts.assertOwnPassword(signedIn(call.caller), password, call.caller.address);
}

export const secondStep = {
  state: endpoint("getSecondStep", "Whether one's own second step is on", {
    answer: secondStepState,
    handle: ({ academy, caller }) => academy.secondStep.state(signedIn(caller).id),
  }),
  offer: endpoint("offerSecondStep", "A new secret for an authenticator app; it holds when it is confirmed. Takes one's own password", {
    body: confirmedByPassword,
    answer: secondStepOffer,
    count: countPassword,
    handle: async ({ academy, body, caller }) => {
      await academy.accounts.assertOwnPassword(signedIn(caller), body.password, caller.address);
      return academy.secondStep.offer(signedIn(caller).id);
    },
  }),
  confirm: endpoint("confirmSecondStep", "Turn the second step on with a code of the app; answers the recovery codes, once", {
    body: codeInput,
    answer: recoveryCodes,
    handle: async ({ body, who, ...call }) => {
      await countCode(call);
      return { codes: await call.academy.secondStep.confirm(signedIn(call.caller).id, call.caller.token ?? "", body.code, who()) };
    },
  }),
  renewCodes: endpoint("renewRecoveryCodes", "New recovery codes, with a code and one's own password; the old ones end", {
    body: codeWithPassword,
    count: countPassword,
    answer: recoveryCodes,
    handle: async ({ body, who, ...call }) => {
      await assertOwn(call, body.password);
      return { codes: await call.academy.secondStep.renewCodes(signedIn(call.caller).id, body.code, who()) };
    },
  }),
  turnOff: endpoint("turnSecondStepOff", "Turn one's own second step off, with a code and one's own password", {
    body: codeWithPassword,
    count: countPassword,
    status: 204,
    handle: async ({ body, who, ...call }) => {
      await assertOwn(call, body.password);
      await call.academy.secondStep.turnOff(signedIn(call.caller).id, body.code, who());
    },
  }),
  removeFrom: endpoint("removeSecondStep", "Take app, recovery codes and passkeys from somebody who lost them; their sessions end", {
    params: itemId,
    status: 204,
    handle: ({ academy, params, who }) => academy.secondStep.removeFrom(params.id, who()),
  }),
  rule: endpoint("getSecondStepRule", "Who needs a second step: nobody, owners, or everybody", {
    answer: secondStepRule,
    handle: async ({ academy }) => ({ askedOf: await academy.secondStep.rule() }),
  }),
  setRule: endpoint("setSecondStepRule", "Ask nobody, owners or everybody for a second step", {
    body: secondStepRule,
    answer: secondStepRule,
    handle: async ({ academy, body, caller, who }) => {
      await academy.secondStep.require(body.askedOf, caller.token ?? "", who());
      return body;
    },
  }),
};
