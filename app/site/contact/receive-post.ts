import type { ContactFormHandler } from "#app/context.ts";
import { readClassId } from "./class-address.ts";
import type { FormStart } from "./contact-form.tsx";
import { emptyMessage, messageFrom, textOf } from "./message.ts";
import { pleaseVerify, wrongFields, wrongInOrder } from "./message-check.ts";
import { refusalFor } from "./send-message.ts";
import { signalsOfPost } from "./spam-signals.tsx";

/** `classId`: of the class it is about. */
type Outcome = { status: number; sent: boolean; start?: FormStart; classId?: number };

/** Hands in a form that was posted without scripts; what cannot be taken comes back filled, with a small question. */
export async function receivePost(handler: ContactFormHandler, request: Request): Promise<Outcome> {
  const form = await formOf(request);
  if (!form) return { status: 400, sent: false, start: { message: emptyMessage, fields: {}, error: "The form could not be read." } };
  const message = messageFrom(form);
  const classId = readClassId(textOf(form, "class_id"));
  const answer = textOf(form, "answer");
  const asks = handler.botCheck.provider !== "off";
  const again = (status: number, start: Omit<FormStart, "message" | "question">): Outcome => ({
    status,
    sent: false,
    ...(classId !== undefined && { classId }),
    start: { ...start, message, ...(asks && { question: handler.ask() }) },
  });

  // Another page (app/site/level/level-found.tsx) begins a message, for the visitor to finish.
  if (form.has("begin")) return again(200, { fields: {} });

  const fields = wrongFields(message, { phone: textOf(form, "asked_phone"), email: textOf(form, "asked_email") });
  const unanswered = asks && answer.trim() === "";
  if (unanswered || wrongInOrder(fields).length > 0) return again(400, { fields, ...(unanswered && { verification: pleaseVerify }) });

  const result = await handler.receive(
    { ...message, class_id: classId, ...signalsOfPost(form, request.headers.get("referer")) },
    { answer, seal: textOf(form, "seal") },
  );
  if (result.done) return { status: 200, sent: true, ...(classId !== undefined && { classId }) };
  const { unverified, ...refusal } = refusalFor(result.status, result.problem);
  return again(result.status, unverified ? { fields: refusal.fields, verification: pleaseVerify } : refusal);
}

/** Undefined for a body that is no form, whatever it says it is; its size and fields are limited before (server/requests/receive-body.ts). */
async function formOf(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}
