import type { z } from "zod";
import type { Academy } from "#academy/academy.ts";
import type { Actor } from "#academy/actor.ts";
import type { ShownItem } from "#academy/content/item-page.ts";
import { NotSignedIn } from "#academy/errors.ts";
import type { IdempotencyKey } from "#academy/idempotency-key.ts";
import type { Admin } from "#academy/sessions/sessions.ts";
import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import type { Listed } from "#contract/list.ts";
import type { Look } from "#contract/look/look.ts";
import type { AttentionLine } from "#contract/operations/attention.ts";
import type { BackupDrill, BackupFile } from "#contract/operations/backup.ts";
import type { MailServerInput, MailSetupInput, MailState, MailTest } from "#contract/operations/mail.ts";
import type { RestoreBegin, RestoreState, RestoreUpload } from "#contract/operations/restore.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";

/** Checks that a person, not a program, sends a form; made in server/bot-check. */
export type BotCheck = {
  provider: "altcha" | "recaptcha" | "turnstile" | "hcaptcha" | "off";
  /** Public key of a remote provider, "" for the others. */
  siteKey: string;
  /** A puzzle for the visitor's browser; only the provider on our own server has one. */
  challenge?: () => Promise<unknown>;
  /** True once for a solved challenge. */
  passes: (token: string, address: string) => Promise<boolean>;
};

export type ApiContext = {
  academy: Academy;
  botCheck: BotCheck;
  facts: () => Promise<SiteFacts>;
  limits: { enquiriesPerHour: number };
  backups: {
    /** How many nightly ones are kept; 0: none are made. */
    keep: number;
    newest: () => Promise<number | undefined>;
    next: () => number | undefined;
    make: () => Promise<void>;
    list: () => Promise<BackupFile[]>;
    check: (name: string) => Promise<number>;
    lastDrill: () => Promise<BackupDrill | null>;
    open: (name: string) => Promise<{ bytes: number; stream: ReadableStream<Uint8Array> }>;
  };
  /** Puts a backup into an installation in which nobody has changed anything; made in server/restore. */
  restore: {
    state: (personId: number) => Promise<RestoreState>;
    /** Throws Touched, Refusal. */
    begin: (file: RestoreBegin, personId: number) => Promise<RestoreUpload>;
    /** Throws NotFound, Refusal. */
    take: (id: string, offset: number, bytes: Uint8Array, personId: number) => Promise<RestoreUpload>;
    /** Throws NotFound, Refusal, Touched. */
    start: (id: string, actor: Actor & { id: number }) => Promise<RestoreUpload>;
    /** Throws NotFound, Refusal. */
    drop: (id: string, personId: number) => Promise<void>;
  };
  attention: () => Promise<AttentionLine[]>;
  nextNight: () => number;
  mail: {
    /** `from`: whom mail comes from, `to`: who is told of an enquiry; "" is the academy's e-mail. */
    state: () => Promise<Pick<MailState, "server" | "setBy" | "hasPassword" | "isLocked"> & { from: string; to: string }>;
    /** Throws Invalid, Refusal. */
    save: (input: MailSetupInput, actor: Actor) => Promise<void>;
    /** `server`: another one than mail goes through. Throws Invalid, Refusal, TooManyAttempts. */
    sendTest: (mail: { from: string; to: string; academy: string }, server?: MailServerInput) => Promise<MailTest>;
  };
  /** The page of an item as a document without scripts; made in server/pages. */
  previewPage: (shown: ShownItem) => Promise<string>;
  /** A share picture as JPEG; undefined when it cannot be drawn. Made in server/images. */
  drawShare: (picture: SharePicture, look: Partial<Look>) => Promise<Uint8Array | undefined>;
  health: () => Promise<{ database: boolean; api: boolean; site: boolean }>;
};

/** Who sends a request, as far as the server can tell. `host`: which they asked for, with its port. */
export type Caller = {
  address: string;
  host: string;
  userAgent: string;
  /** Another header of theirs. */
  header: (name: string) => string | null;
  token: string | undefined;
  admin: Admin | undefined;
};

/** Who makes the call. Throws NotSignedIn. */
export function signedIn({ admin }: Caller): Admin {
  if (!admin) throw new NotSignedIn("Please sign in.");
  return admin;
}

/** What a call answers that says more than its body. `next`: the offset of the next page of a list; `stream`: a file instead of JSON. */
export class Answer {
  readonly said: { body?: unknown; stream?: ReadableStream<Uint8Array>; headers: Record<string, string>; next?: number | undefined };
  constructor(said: Answer["said"]) {
    this.said = said;
  }
}

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

/** One call of the API: what it takes, what it answers, what it does. Who may call it is said in api/routes.ts. */
export type Endpoint<P extends Schema = Schema, Q extends Schema = Schema, B extends Schema = Schema> = {
  /** Names the call in the OpenAPI document, and so in clients generated from it. */
  operationId: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** It takes bytes of a file (application/octet-stream) instead of JSON, so many at most. */
  bytes?: number;
  /** Bytes that its body may have at most, where that is less than other calls of its kind take. */
  mostBytes?: number;
  /** Of the answer when it succeeds, 200 unless it says otherwise; 204 has no body. */
  status: 200 | 201 | 204;
  answer?: z.ZodType;
  /** Its body holds a secret link: no attempt is counted before that is looked up, because a right one always opens. */
  opensLink?: true;
  /** What it leaves to be sent (mail, webhooks) goes at once. */
  sends?: true;
  /** Counts an attempt against its caller, before any of the body is read. Throws TooManyAttempts. */
  count?: (call: ApiContext & { caller: Caller }) => Promise<void>;
  /** Answers the body, or an Answer. A method, so that an endpoint of any schemas is one: the router parses with these very schemas before it calls. */
  handle(call: Call<P, Q, B>): Promise<unknown>;
};

export type Call<P extends Schema, Q extends Schema, B extends Schema> = ApiContext & {
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** Of a call that takes bytes. */
  bytes: Uint8Array;
  caller: Caller;
  /** The signed-in member of staff. Throws NotSignedIn. */
  who: () => Actor;
  /** Of a call that creates: known by its Idempotency-Key. */
  idempotencyKey: IdempotencyKey | undefined;
};

type Given<P extends Schema, Q extends Schema, B extends Schema> = Omit<Endpoint<P, Q, B>, "operationId" | "summary" | "status">;

/** A call by its name and what it does; ties its handler to the types of its schemas. */
export function endpoint<P extends Schema = undefined, Q extends Schema = undefined, B extends Schema = undefined>(
  operationId: string,
  summary: string,
  it: Given<P, Q, B> & Partial<Pick<Endpoint, "status">>,
): Endpoint {
  return { operationId, summary, status: 200, ...it };
}

export function listAnswer({ items, total, next }: Listed<unknown>, headers: Record<string, string> = {}): Answer {
  return new Answer({ body: items, headers: { "x-total-count": String(total), ...headers }, next });
}

/** A Link header (RFC 8288) to the page of this list that begins at `offset`; the request's own base stays. */
export function linkToNext(request: Request, offset: number): string {
  const url = new URL(request.url);
  url.searchParams.set("offset", String(offset));
  return `<${url.pathname}${url.search}>; rel="next"`;
}
