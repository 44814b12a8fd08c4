import { z } from "zod";
import { NotSignedIn } from "#academy/errors.ts";
import { addressPrefix } from "#academy/limits/address-prefix.ts";
import { loginFields, masterFields, passwordChange, session, verifiedUser } from "#contract/account.ts";
import { type ApiContext, type Endpoint, endpoint } from "./endpoint.ts";
import { assertHuman } from "./enquiries.ts";

const said = z.object({ message: z.string() });
/** All calls that take a password count as tries of the same. */
const countTry: Endpoint["count"] = ({ academy, caller }) => academy.accounts.countTry(caller.address);

/** Counts a sign-in call before its body is read: those that never send one too, so that there may be more than tries. Throws TooManyAttempts. */
export async function countSignInCall(academy: ApiContext["academy"], address: string): Promise<void> {
  await academy.accounts.assertMayTry(address);
  await academy.limits.take(`sign-in-call:${addressPrefix(address)}`, { most: 300, period: 15 * 60_000 });
}

export const auth = {
  login: endpoint({
    operationId: "login",
    summary: "Sign in",
    body: loginFields,
    status: 200,
    answer: session,
    count: countTry,
    handle: async ({ academy, botCheck, body, caller }) => {
      await assertHuman(botCheck, body.recaptchaToken, caller.address);
      const { token, admin } = await academy.accounts.signIn(body.username, body.password, caller.address);
      return { body: { token, username: admin.username } };
    },
  }),
  verifyToken: endpoint({
    operationId: "verifyToken",
    summary: "Who a token belongs to",
    status: 200,
    answer: verifiedUser,
    handle: async ({ caller }) => {
      if (!caller.admin) throw new NotSignedIn("Please sign in.");
      return { body: { user: caller.admin } };
    },
  }),
  logout: endpoint({
    operationId: "logout",
    summary: "Sign out: the token ends",
    status: 204,
    handle: async ({ academy, caller, who }) => {
      if (caller.token) await academy.accounts.signOut(caller.token, who());
      return {};
    },
  }),
  verifyMaster: endpoint({
    operationId: "verifyMasterPassword",
    summary: "Check the master password; it opens the settings screen and grants nothing else",
    body: masterFields,
    status: 200,
    answer: said,
    count: countTry,
    handle: async ({ academy, body, caller }) => {
      await academy.accounts.verifyMaster(body.masterPassword, caller.address);
      return { body: { message: "Master password verified" } };
    },
  }),
  changePassword: endpoint({
    operationId: "changeAdminPassword",
    summary: "Change the admin password; the sessions of that account end",
    body: passwordChange,
    status: 200,
    answer: said,
    count: countTry,
    handle: async ({ academy, body, caller }) => {
      await academy.accounts.changePassword(body, caller.address);
      return { body: { message: "Password changed successfully" } };
    },
  }),
};
