import {
  missingAddress,
  type Redirect,
  type RedirectFile,
  type RedirectInput,
  redirect,
  redirectFileAnswer,
  redirectInput,
  redirectUndoAnswer,
} from "#contract/site/redirect.ts";
import { pageQuery } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

export const redirectsQuery = pageQuery("/redirects", redirect);
export const missingAddressesQuery = pageQuery("/missing-addresses", missingAddress);

export async function saveRedirect(body: RedirectInput, id: number | undefined): Promise<Redirect> {
  if (id === undefined) return call("/redirects", { method: "POST", body, answer: redirect });
  return call(`/redirects/${id}`, { method: "PUT", body, answer: redirect });
}

export const deleteRedirect = (id: number) => call(`/redirects/${id}`, { method: "DELETE", answer: nothing });

export const allRedirects = () => call("/redirects/export", { answer: redirectInput.array() });

export const sendRedirectFile = (body: RedirectFile) => call("/redirects/import", { method: "POST", body, answer: redirectFileAnswer });

/** Answers how many were put back or taken away. */
export async function undoRedirectFile(undo: string): Promise<number> {
  return (await call("/redirects/import/undo", { method: "POST", body: { undo }, answer: redirectUndoAnswer })).undone;
}

export const ignoreMissingAddress = (id: number) => call(`/missing-addresses/${id}`, { method: "DELETE", answer: nothing });
