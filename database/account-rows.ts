import type { Generated } from "kysely";

// The columns of the tables of accounts. Booleans are 0 or 1, moments are milliseconds since 1970, lists are JSON text.

export type AdminTable = {
  id: Generated<number>;
  username: string;
  /** "": nobody can sign in with it yet. */
  password_hash: string;
  created_at: number;
  name: Generated<string>;
  /** The address that counts; "": none yet. */
  email: Generated<string>;
  /** Typed since, and counts once its link was opened; "": none. */
  email_waiting: Generated<string>;
  role: Generated<string>;
  left_at: Generated<number | null>;
  /** Base32; "": no second step. */
  totp_secret: Generated<string>;
  /** Shown, and not confirmed yet. */
  totp_offered: Generated<string>;
  /** The last time step whose code was used: no code works twice. */
  totp_counter: Generated<number>;
  /** The first day, YYYY-MM-DD, of the mail of the morning; "": none is wanted. */
  morning_mail_from: Generated<string>;
};

export type SessionTable = {
  token_hash: string;
  admin_id: number;
  created_at: number;
  last_used_at: number;
  device: Generated<string>;
  network: Generated<string>;
  /** "code": the password was right, and nobody is signed in with it yet. */
  waits_for: Generated<string>;
  /** 1: begun with a passkey, or with a code after the password, or one of them was set up in it. */
  second_step: Generated<number>;
  /** When its person last proved who they are; 0: before that was asked for. */
  proved_at: Generated<number>;
};

export type PasskeyTable = {
  id: Generated<number>;
  admin_id: number;
  /** As the authenticator made them; base64url, the key in COSE. */
  credential_id: string;
  public_key: string;
  /** How often it signed, as it says itself; 0 for those that do not count. */
  counter: number;
  name: string;
  created_at: number;
  last_used_at: number | null;
};

export type AccountLinkTable = { token_hash: string; admin_id: number; expires_at: number };

/** With which an address is confirmed; one for each account. */
export type EmailLinkTable = { token_hash: string; admin_id: number; email: string; expires_at: number };

/** One mailbox that is told of a change of an account. */
export type AccountChangeTable = {
  id: Generated<number>;
  admin_id: number;
  at: number;
  /** A sentence. */
  what: string;
  made_by: string;
  network: string;
  /** "": there is none; then it is told at the next sign-in only. */
  email: string;
  /** 1: of the same change to the new address, which does not count yet. */
  is_copy: number;
  /** waiting, sending, sent, failed; "none": there is no mailbox. */
  state: string;
  attempts: number;
  next_at: number;
  message_id: string;
  last_error: string | null;
  /** When its person said that they know of it. */
  seen_at: number | null;
};

export type ApiTokenTable = {
  id: Generated<number>;
  token_hash: string;
  admin_id: number;
  name: string;
  scopes: string;
  read_only: number;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
};

/** What a person has in a form: `data`, "" while nothing is typed; `client`, the window that has it; `number` grows with each save. */
export type AutosaveTable = {
  id: Generated<number>;
  admin_id: number;
  form: string;
  client: string;
  number: number;
  data: string;
  /** Of the item, as it was typed. */
  title: Generated<string>;
  saved_at: number;
  /** When the form was last known to be open; 0 once it was closed. */
  seen_at: number;
};
