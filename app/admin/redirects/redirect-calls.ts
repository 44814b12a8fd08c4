import { queryOptions } from "@tanstack/react-query";
import {
  missingAddress,
  type Redirect,
  type RedirectFile,
  type RedirectFileAnswer,
  type RedirectInput,
  redirect,
  redirectFileAnswer,
  redirectInput,
} from "#contract/site/redirect.ts";
import { z } from "#contract/zod.ts";
import { type PageQuery, pageOf, pagePlaceholder } from "../lists/page-of.ts";
import { call, nothing } from "../session/api-call.ts";

export const redirectsQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: ["redirects", query],
    queryFn: ({ signal }) => pageOf("/redirects", redirect, query, signal),
    ...pagePlaceholder,
  });

export const missingAddressesQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: ["missing-addresses", query],
    queryFn: ({ signal }) => pageOf("/missing-addresses", missingAddress, query, signal),
    ...pagePlaceholder,
  });

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

export async function ignoreMissingAddress(id: number): Promise<void> {
  await call(`/missing-addresses/${id}`, { method: "DELETE", answer: nothing });
}
