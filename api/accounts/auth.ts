import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { addressPrefix } from "#academy/limits/address-prefix.ts";
import {
  forgottenPassword,
  loginFields,
  masterFields,
  ownPasswordChange,
  passwordChange,
  session,
  sessionAnswer,
  verifiedUser,
} from "#contract/accounts/account.ts";
import { linkAnswer, linkToken, passwordByLink } from "#contract/accounts/person.ts";
import { codeSignIn } from "#contract/accounts/second-step.ts";
import { type ApiContext, type Caller, type Endpoint, endpoint, signedIn } from "../endpoint.ts";
import { assertHuman } from "../enquiries/enquiries.ts";
import { deviceOf } from "./device.ts";

export const placeOf = ({ userAgent, address }: Caller) => ({ device: deviceOf(userAgent), network: addressPrefix(address) });
const said = z.object({ message: z.string() });
/** Counts a try: all calls that take a password share one count. */
export const countTry: NonNullable<Endpoint["count"]> = ({ academy, caller }) => academy.accounts.countTry(caller.address);

/** Counts a sign-in call before its body is read; some never send one, so more calls are allowed than tries. Throws TooManyAttempts. */
export async function countSignInCall(academy: ApiContext["academy"], address: string): Promise<void> {
  await academy.accounts.assertMayTry(address);
  await academy.limits.take(`sign-in-call:${addressPrefix(address)}`, { most: 300, period: 15 * 60_000 });
}

type SignedIn = Awaited<ReturnType<ApiContext["academy"]["accounts"]["signIn"]>>;

/** The answer to a sign-in; of one from a new place a mail is sent. */
export function tokenOf({ token, username, newPlace }: SignedIn, { linkMail }: ApiContext["academy"], place: ReturnType<typeof placeOf>) {
  if (newPlace) linkMail.tellOfSignIn(newPlace, place);
  return { token, username };
}

export const auth = {
  login: endpoint("login", "Sign in", {
    body: loginFields,
    answer: session,
    count: countTry,
    handle: async ({ academy, botCheck, body, caller }) => {
      await assertHuman(botCheck, body.recaptchaToken, caller.address);
      const place = placeOf(caller);
      return tokenOf(await academy.accounts.signIn(body.username, body.password, caller.address, place), academy, place);
    },
  }),
  loginWithCode: endpoint(
    "loginWithCode",
    "Go on with a sign-in that was answered 401 with a step: the code of an app, or a recovery code",
    {
      body: codeSignIn,
      answer: session,
      count: countTry,
      handle: async ({ academy, body, caller }) =>
        tokenOf(await academy.accounts.signInWithCode(body.step, body.code, caller.address), academy, placeOf(caller)),
    },
  ),
  verifyToken: endpoint("verifyToken", "Who a token belongs to", {
    answer: verifiedUser,
    handle: async ({ academy, caller }) => {
      const { id, username, name, role, lacksSecondStep } = signedIn(caller);
      return { user: { id, username, name, role, lacksSecondStep }, timeZone: academy.options.timeZone() };
    },
  }),
  logout: endpoint("logout", "Sign out: the token ends", {
    status: 204,
    handle: async ({ academy, caller, who }) => {
      if (caller.token) await academy.accounts.signOut(caller.token, who());
    },
  }),
  verifyMaster: endpoint("verifyMasterPassword", "Check the master password; it opens the settings screen and grants nothing else", {
    body: masterFields,
    answer: said,
    count: countTry,
    handle: async ({ academy, body, caller }) => {
      await academy.accounts.verifyMaster(body.masterPassword, caller.address);
      return { message: "Master password verified" };
    },
  }),
  changePassword: endpoint("changeAdminPassword", "Change the admin password; the sessions of that account end", {
    body: passwordChange,
    answer: said,
    count: countTry,
    handle: async ({ academy, body, caller }) => {
      await academy.accounts.changePassword(body, caller.address);
      return { message: "Password changed successfully" };
    },
  }),
  changeOwnPassword: endpoint("changePassword", "Change one's own password, with the old one; one's other sessions end", {
    body: ownPasswordChange,
    answer: said,
    count: countTry,
    handle: async ({ academy, body, caller }) => {
      await academy.accounts.changeOwnPassword(signedIn(caller), caller.token ?? "", body, caller.address);
      return { message: "Password changed successfully" };
    },
  }),
  sessions: endpoint("listSessions", "Where one is signed in", {
    answer: z.array(sessionAnswer),
    handle: ({ academy, caller }) => academy.sessions.list(signedIn(caller).id, caller.token ?? ""),
  }),
  endSession: endpoint("endSession", "Sign out somewhere else", {
    params: z.object({ session: z.string().regex(/^[0-9a-f]{24}$/) }),
    status: 204,
    handle: ({ academy, params, caller, who }) => academy.sessions.endOne(signedIn(caller).id, params.session, who()),
  }),
  readLink: endpoint("readAccountLink", "Whose password a link is for", {
    body: linkToken,
    answer: linkAnswer,
    opensLink: true,
    handle: ({ academy, body, caller }) => academy.accountLinks.read(body.token, caller.address),
  }),
  choosePassword: endpoint("choosePasswordByLink", "Choose a password with a link that an owner made or that was mailed; it works once", {
    body: passwordByLink,
    answer: z.object({ username: z.string() }),
    opensLink: true,
    handle: ({ academy, body, caller }) => academy.accountLinks.choosePassword(body.token, body.newPassword, caller.address),
  }),
  forgotPassword: endpoint(
    "forgotPassword",
    "Have a link for a new password mailed; the answer is the same whether there is such an account or not",
    {
      body: forgottenPassword,
      answer: said,
      // This keeps a stranger from having mail sent to one person after the other; see also what one account may get.
      count: ({ academy, caller }) =>
        academy.limits.take(`forgot-from:${addressPrefix(caller.address)}`, { most: 20, period: 60 * 60_000 }),
      handle: async ({ academy, botCheck, body, caller }) => {
        await assertHuman(botCheck, body.recaptchaToken, caller.address);
        if (academy.linkMail.canSend()) {
          // Not awaited: how long the answer takes would tell whether there is such an account. So would other answers, slower while a mail
          // goes out
          // just after this call: hence the pause.
          void (async () => {
            const made = await academy.accountLinks.forgot(body.username, caller.address);
            if (made) await pause(randomInt(1000, 4000), undefined, { ref: false });
            if (made) await academy.linkMail.sendNewPassword(made, 1);
          })().catch(() => {});
        }
        return { message: forgotten(academy.linkMail.canSend()) };
      },
    },
  ),
};

function forgotten(canMail: boolean): string {
  return canMail
    ? "If there is such an account with an e-mail address, a link is on its way there. It works for one hour."
    : "This site cannot send mail. Please ask an owner of the academy's account for a link.";
}
