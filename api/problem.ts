import { z } from "zod";
import {
  ClassFull,
  CodeNeeded,
  DatabaseAway,
  Duplicate,
  Invalid,
  KeyReused,
  NotAllowed,
  NotFound,
  NotSignedIn,
  ProofNeeded,
  Refusal,
  SavedBySomeoneElse,
  SlugTaken,
  StillUsed,
  TooBusy,
  TooManyAttempts,
  TooManyFeatured,
  WrongCredentials,
} from "#academy/errors.ts";
import type { ProblemBody } from "#contract/problem.ts";
import { type Issue, issuesOf, sentenceOf } from "./issues.ts";
import { BadBody } from "./json-body.ts";

export type Problem = { status: number; body: ProblemBody; headers?: Record<string, string> };

/** The only place where a refusal gets a status and words. Undefined: an error nobody foresaw. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof z.ZodError) return invalid(issuesOf(error));
  if (error instanceof Invalid) return invalid([{ path: error.path, message: error.message }]);
  if (error instanceof BadBody) return problem(error.status, error.message);
  if (error instanceof NotSignedIn) return problem(401, error.message, { "www-authenticate": "Bearer" });
  if (error instanceof CodeNeeded) return { status: 401, body: { ...words(error.message), step: error.step } };
  if (error instanceof WrongCredentials) return problem(401, error.message);
  if (error instanceof ProofNeeded) return { status: 403, body: { ...words(error.message), proof: error.ways } };
  if (error instanceof NotAllowed) return problem(403, error.message);
  if (error instanceof NotFound) return problem(404, error.message);
  if (error instanceof SlugTaken) return conflict("slug", error.message, error.by && { taken_by: error.by });
  if (error instanceof TooManyFeatured) return conflict("featured", error.message);
  if (error instanceof SavedBySomeoneElse) return conflict("version", error.message, error.by === "" ? {} : { saved_by: error.by });
  if (error instanceof ClassFull) return conflict("class_id", error.message);
  if (error instanceof StillUsed) return problem(409, error.message);
  if (error instanceof KeyReused) return problem(422, error.message);
  if (error instanceof Duplicate) return problem(409, "Someone else saved the same thing at this moment. Please try again.");
  if (error instanceof TooManyAttempts) return problem(429, error.message, { "retry-after": String(error.retryAfter) });
  if (error instanceof TooBusy) return problem(503, error.message, { "retry-after": String(error.retryAfter) });
  if (error instanceof DatabaseAway) return databaseAway(error.full);
  if (error instanceof Refusal) return problem(400, error.message);
  return undefined;
}

/** A refusal of the whole request; a 400 says so as its one issue, too. */
export function problem(status: number, sentence: string, headers?: Record<string, string>): Problem {
  const issues = status === 400 ? { issues: [{ path: "", message: sentence }] } : {};
  return { status, body: { ...words(sentence), ...issues }, ...(headers && { headers }) };
}

/** `path` tells a form which of the conflicts it is. */
function conflict(path: string, sentence: string, more: Pick<ProblemBody, "saved_by" | "taken_by"> = {}): Problem {
  return { status: 409, body: { ...words(sentence), ...more, issues: [{ path, message: sentence }] } };
}

function words(sentence: string): ProblemBody {
  return { error: sentence, message: sentence };
}

function databaseAway(full: boolean): Problem {
  if (full)
    return problem(507, "The server's disk is full. Nothing was saved. Please tell the person who runs the server.", {
      "retry-after": "60",
    });
  return problem(503, "The database cannot be reached right now. Nothing was saved. Please try again in a moment.", { "retry-after": "5" });
}

function invalid(issues: Issue[]): Problem {
  return { status: 400, body: { ...words(sentenceOf(issues)), issues } };
}
