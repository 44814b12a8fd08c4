import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { idempotencyKeyFor } from "#app/idempotency-key.ts";
import type { ProofWays } from "#contract/accounts/own-account.ts";
import { type ProblemBody, problemBody } from "#contract/problem.ts";
import { z } from "#contract/zod.ts";
import { dropUnknownSession, storedToken } from "./session.ts";

/** The server answered, and said no. `message` is its sentence, "" when it gave none. */
export class Refused extends Error {
  override name = "Refused";
  readonly status: number;
  readonly issues: ReadonlyArray<{ path: string; message: string }>;
  readonly savedBy: string | undefined;
  readonly takenBy: ProblemBody["taken_by"];
  readonly step: string | undefined;
  /** How to prove who one is; given where the call decides who has access and the session's last proof is too old. */
  readonly proof: ProofWays | undefined;
  readonly text: string;
  constructor(status: number, text: string, body?: ProblemBody) {
    super(body?.message ?? "");
    this.status = status;
    this.text = text;
    this.issues = body?.issues ?? [];
    this.savedBy = body?.saved_by;
    this.takenBy = body?.taken_by;
    this.step = body?.step;
    this.proof = body?.proof;
  }
}

/** The server could not be reached, or its answer could not be read. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

type Call<Answer> = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Bytes of a file, in place of JSON. */
  bytes?: Blob;
  answer: z.ZodType<Answer>;
  signal?: AbortSignal | undefined;
  /** A call whose own passwords are the credentials: a 401 is about them and not about the session. */
  ownCredentials?: boolean;
  keepalive?: boolean;
  /** The person's own password, where they just typed it: it is not asked for again. */
  password?: string;
};

/** Milliseconds after which calls that nobody waits for are given up: a connection that stalls gives no error. */
export const stalledAfter = 8000;

type AskForProof = (ways: ProofWays, password: string | undefined) => Promise<void>;
let askForProof: AskForProof | undefined;
let asking: Promise<void> | undefined;

/** Sets what asks people to prove who they are: `ask` ends when they did, and throws when they would not. Answers how to stop. */
export function onProofNeeded(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    askForProof = undefined;
  };
}

/** Does a call, and once more after its person has proved who they are, where the server asks for that. */
async function withProof<Answer>(make: () => Promise<Answer>, password?: string): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Refused) || !error.proof || !askForProof) throw error;
    asking ??= askForProof(error.proof, password).finally(() => {
      asking = undefined;
    });
    await asking;
    return make();
  }
}

/** Calls the API as the person signed in. Throws Refused or Unreachable; a 401 ends the session. */
export async function call<Answer>(path: string, options: Call<Answer>): Promise<Answer> {
  return (await callWithHeaders(path, options)).body;
}

/** As `call`, but null where there is nothing at that address. */
export async function callOrNull<Answer>(path: string, options: Call<Answer>): Promise<Answer | null> {
  return call(path, options).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  });
}

export function callWithHeaders<Answer>(path: string, options: Call<Answer>): Promise<{ body: Answer; headers: Headers }> {
  return withProof(() => callOnce(path, options), options.password);
}

async function callOnce<Answer>(path: string, options: Call<Answer>): Promise<{ body: Answer; headers: Headers }> {
  const token = storedToken();
  const headers = new Headers({ accept: "application/json" });
  if (token && !options.ownCredentials) {
    headers.set("authorization", `Bearer ${token}`);
    headers.set("x-user-activity", isPersonActive() ? "active" : "none");
  }
  if (options.body !== undefined) headers.set("content-type", "application/json");
  if (options.bytes) headers.set("content-type", "application/octet-stream");
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  const idempotency =
    options.method === "POST" && body !== undefined && !options.ownCredentials ? idempotencyKeyFor(path, body) : undefined;
  if (idempotency) headers.set("idempotency-key", idempotency.key);
  const response = await send(`/api${path}`, {
    method: options.method ?? "GET",
    headers,
    ...(body !== undefined && { body }),
    ...(options.bytes && { body: options.bytes }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  });
  if (!response.ok) {
    // A proxy says 502 or 504 when it lost the answer: the call may have been done, and keeps its key for another try.
    if (response.status < 500) idempotency?.answered();
    // A slow answer to an old token must not end a session that began meanwhile.
    if (response.status === 401 && !options.ownCredentials && storedToken() === token) dropUnknownSession();
    throw await refusal(response);
  }
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(unreadable);
  idempotency?.answered();
  const read = options.answer.safeParse(answer);
  return read.success ? { body: read.data, headers: response.headers } : unreadable();
}

/** Fetches a file as the person signed in; `body` is what the server asks for, such as the master password. Throws Refused or Unreachable. */
export function callForFile(path: string, body: object): Promise<Blob> {
  return withProof(() => callForFileOnce(path, body));
}

async function callForFileOnce(path: string, body: object): Promise<Blob> {
  const headers = { authorization: `Bearer ${storedToken() ?? ""}`, "content-type": "application/json", accept: "application/json" };
  const response = await send(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw await refusal(response);
  return response.blob().catch(unreadable);
}

export const nothing = z.unknown();

type Sent = Omit<Call<unknown>, "method" | "body" | "bytes" | "answer">;

function sending(method: "POST" | "PUT" | "PATCH" | "DELETE") {
  function sent(path: string, body?: unknown): Promise<unknown>;
  function sent<Answer>(path: string, body: unknown, answer: z.ZodType<Answer>, more?: Sent): Promise<Answer>;
  function sent(path: string, body?: unknown, answer: z.ZodType = nothing, more: Sent = {}) {
    return call(path, { method, body, answer, ...more });
  }
  return sent;
}

/** Calls that change something. Without `answer` the body of the answer is not judged. */
export const api = { post: sending("POST"), put: sending("PUT"), patch: sending("PATCH"), delete: sending("DELETE") };

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Unreachable("The server could not be reached.");
  }
}

async function refusal(response: Response): Promise<Refused> {
  const text = await response.text().catch(() => "");
  return new Refused(response.status, text, problemIn(text));
}

function problemIn(text: string): ProblemBody | undefined {
  try {
    return problemBody.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function unreadable(): never {
  throw new Unreachable("The server's answer could not be read.");
}

/** A call for `useQuery`; its answer is kept under the call's address, or under `queryKey`. */
export function read<Answer>(path: string, answer: z.ZodType<Answer>, queryKey: QueryKey = [path]) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => call(path, { answer, signal }) });
}

/** Milliseconds after a sign that the person counts as active. Longer than screens wait between asking for news, so that the next call tells it. */
const activeFor = 2 * 60_000;
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

// Opening a page is something a person does.
let lastSign = Date.now();
if (typeof window !== "undefined")
  for (const sign of signs)
    window.addEventListener(
      sign,
      () => {
        lastSign = Date.now();
      },
      { capture: true, passive: true },
    );

/** Whether a person did something in this tab just now: what a tab asks by itself must not keep a session alive. */
function isPersonActive(): boolean {
  return Date.now() - lastSign < activeFor;
}
