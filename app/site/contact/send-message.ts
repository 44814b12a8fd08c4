import { idempotencyKeyFor } from "#app/idempotency-key.ts";
import type { ProblemBody } from "#contract/problem.ts";
import type { Message } from "./message.ts";
import { type FieldErrors, fieldErrorsFrom } from "./message-check.ts";
import type { Signals } from "./spam-signals.tsx";

/** Why a message was not sent. `unverified`: the server did not take the bot check. */
export type SendFailure = { error: string; fields: FieldErrors; unverified: boolean };

/** It has arrived; `isFull`: the class that it asks for has no seat left, which the page may not know yet. */
type Arrival = { isFull: boolean };

/** Sends an enquiry; `class_id`: of the class it is about. Never throws. */
export async function sendMessage(
  message: Message & { class_id?: number },
  recaptchaToken: string | null,
  signals?: Signals,
): Promise<SendFailure | Arrival> {
  const idempotency = idempotencyKeyFor("/contact", JSON.stringify(message));
  let response: Response;
  try {
    response = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": idempotency.key },
      body: JSON.stringify({ ...message, ...signals, ...(recaptchaToken && { recaptchaToken }) }),
    });
  } catch {
    return { error: "Network error: Please check your connection and try again.", fields: {}, unverified: false };
  }
  if (response.status < 500) idempotency.answered();
  if (response.ok) return { isFull: await saysFull(response) };
  return refusalFor(response.status, await problemIn(response));
}

export function refusalFor(status: number, problem: Partial<ProblemBody>): SendFailure {
  const fields = fieldErrorsFrom(problem.issues ?? []);
  const unverified = problem.issues?.some(({ path }) => path === "recaptchaToken") ?? false;
  return { error: sentenceFor(status, problem.error), fields, unverified };
}

function sentenceFor(status: number, error: string | undefined): string {
  if (status >= 500) return "Server error: Please try again later or contact us directly.";
  if (status === 400) return "Please check your input and try again.";
  return error || "Failed to send message. Please try again.";
}

async function saysFull(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "class_full" in body && body.class_full === true;
}

async function problemIn(response: Response): Promise<Partial<ProblemBody>> {
  try {
    const body: unknown = await response.json();
    // Our own server's shape; a proxy in between may send something else, and then the fallback sentence is shown.
    if (typeof body !== "object" || body === null) return {};
    const error = "error" in body && typeof body.error === "string" ? body.error : "";
    const issues = "issues" in body && Array.isArray(body.issues) ? body.issues.filter(isIssue) : [];
    return { error, issues };
  } catch {
    return {};
  }
}

function isIssue(issue: unknown): issue is { path: string; message: string } {
  return (
    typeof issue === "object" &&
    issue !== null &&
    "path" in issue &&
    "message" in issue &&
    typeof issue.path === "string" &&
    typeof issue.message === "string"
  );
}
