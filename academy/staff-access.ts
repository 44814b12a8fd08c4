import type { Database } from "#database/database.ts";
import { createAccountLinks, endLinksOf, endResetsOf } from "./account-links/account-links.ts";
import { createAccounts } from "./accounts/accounts.ts";
import { createGuesses, forgetNetworks } from "./accounts/guesses.ts";
import { createSignInLog } from "./accounts/sign-in-log.ts";
import { endAllApiTokens, endApiTokensOf } from "./api-tokens/api-tokens.ts";
import { createNote } from "./audit/audit.ts";
import { createEmailLinks, dropWaitingEmail } from "./email-links/email-links.ts";
import type { Limits } from "./limits/limits.ts";
import { createMasterPassword } from "./master-password/master-password.ts";
import { createPasskeys, removePasskeysOf } from "./passkeys/passkeys.ts";
import { createPeople } from "./people/people.ts";
import { createProofs } from "./proofs/proofs.ts";
import { createSecondStep } from "./second-step/second-step.ts";
import { createSessions } from "./sessions/sessions.ts";

type StaffNeeds = { database: Database; clock: () => number; limits: Limits; academyName: () => Promise<string>; passkeysAt: string };

/** The people of the back office, and every way in; the command line uses it without the rest of the academy. */
export function createStaffAccess({ database, clock, limits, academyName, passkeysAt }: StaffNeeds) {
  const sessions = createSessions(database, clock);
  const guesses = createGuesses(limits);
  const log = createSignInLog(limits, createNote(database, clock));
  const secondStep = createSecondStep(database, clock, { sessions, academyName, removePasskeysOf });
  const masterPassword = createMasterPassword(database, clock, { guesses, log });
  const passkeys = createPasskeys(database, clock, { sessions, academyName, publicUrl: passkeysAt, spend: limits.spend });
  const others = { takeCode: secondStep.take, takePasskey: passkeys.use, endAllApiTokens };
  const accounts = createAccounts(database, clock, {
    sessions,
    guesses,
    log,
    masterPassword,
    ...others,
    endLinks: endLinksOf,
    dropWaitingEmail,
  });
  const proofs = createProofs(database, clock, { sessions, guesses, log, ...others, assertOwnPassword: accounts.assertOwnPassword });
  const emailLinks = createEmailLinks(database, clock, { limits, endLinks: endLinksOf, endResets: endResetsOf });
  const accountLinks = createAccountLinks(database, clock, { limits, sessions, forgetNetworks, dropWaitingEmail });
  const people = createPeople(database, clock, {
    sessions,
    createLink: accountLinks.create,
    endLinks: endLinksOf,
    async endOtherWaysIn(tx, adminId) {
      await endLinksOf(tx, adminId);
      await endApiTokensOf(tx, adminId);
      await removePasskeysOf(tx, adminId);
    },
  });
  return { sessions, accounts, proofs, masterPassword, secondStep, passkeys, accountLinks, emailLinks, people };
}
