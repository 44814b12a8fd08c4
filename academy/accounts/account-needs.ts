import type { Writer } from "#database/transaction.ts";
import type { Passkeys } from "../passkeys/passkeys.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Guesses } from "./guesses.ts";
import type { SignInLog } from "./sign-in-log.ts";

/** The academy's one password (academy/master-password/), which is nobody's own. */
type MasterPassword = {
  /** Its hash if `given` is right. Throws TooManyAttempts. */
  hashOf: (given: string, username: string, address: string) => Promise<string | undefined>;
  putFirst: (tx: Writer, hash: string) => Promise<boolean>;
  stillIs: (tx: Writer, hash: string) => Promise<boolean>;
  /** Throws WrongCredentials, TooManyAttempts. */
  verify: (given: string, username: string, address: string) => Promise<void>;
};

/** What accounts work with. */
export type AccountNeeds = {
  sessions: Sessions;
  guesses: Guesses;
  log: SignInLog;
  masterPassword: MasterPassword;
  /** Uses up a code of the second step; false when it is wrong. */
  takeCode: (tx: Writer, adminId: number, code: string) => Promise<boolean>;
  takePasskey: Passkeys["use"];
  endAllApiTokens: (tx: Writer) => Promise<void>;
  /** Ends the links with which somebody can choose a password. */
  endLinks: (tx: Writer, adminId: number) => Promise<void>;
  /** Drops an e-mail address that waits to be confirmed; answers the sentence that tells of it, or "". */
  dropWaitingEmail: (tx: Writer, adminId: number) => Promise<string>;
};
