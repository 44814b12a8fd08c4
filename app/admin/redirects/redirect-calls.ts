import {
  missingAddress,
  type Redirect,
  type RedirectFile,
  type RedirectFileAnswer,
  type RedirectInput,
  redirect,
  redirectFileAnswer,
  redirectInput,
  redirectUndoAnswer,
} from "#contract/site/redirect.ts";
import { z } from "#contract/zod.ts";
import { pageQuery } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

export const redirectsQuery = pageQuery("/redirects", redirect);
export const missingAddressesQuery = pageQuery("/missing-addresses", missingAddress);

export async function saveRedirect(body: RedirectInput, id: number | undefined): Promise<Redirect> {
  if (id === undefined) return (await call("/redirects", { method: "POST", body, answer: redirect })).body;
  return (await call(`/redirects/${id}`, { method: "PUT", body, answer: redirect })).body;
}

export async function deleteRedirect(id: number): Promise<void> {
  await call(`/redirects/${id}`, { method: "DELETE", answer: nothing });
}

export async function allRedirects(): Promise<RedirectInput[]> {
  return (await call("/redirects/export", { answer: z.array(redirectInput) })).body;
}

export async function sendRedirectFile(body: RedirectFile): Promise<RedirectFileAnswer> {
  return (await call("/redirects/import", { method: "POST", body, answer: redirectFileAnswer })).body;
}

/** Answers how many were put back or taken away. */
export async function undoRedirectFile(undo: string): Promise<number> {
  return (await call("/redirects/import/undo", { method: "POST", body: { undo }, answer: redirectUndoAnswer })).body.undone;
}

export async function ignoreMissingAddress(id: number): Promise<void> {
  await call(`/missing-addresses/${id}`, { method: "DELETE", answer: nothing });
}
