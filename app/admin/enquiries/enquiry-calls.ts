import { queryOptions } from "@tanstack/react-query";
import { type Enquiry, type EnquiryFields, enquiry } from "#contract/enquiry.ts";
import { type PageQuery, pageOf, pagePlaceholder, wholeList } from "../lists/page-of.ts";
import { call, nothing, Refused } from "../session/api-call.ts";

/** One page of the enquiries, newest first. */
export const enquiriesQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: ["enquiries", query],
    queryFn: ({ signal }) => pageOf("/enquiries", enquiry, query, signal),
    refetchInterval: 60_000,
    ...pagePlaceholder,
  });

/** One enquiry by its id, or null when it was erased. */
export const enquiryQuery = (id: number) =>
  queryOptions({
    queryKey: ["enquiry", id],
    queryFn: ({ signal }) => findEnquiry(id, signal),
    staleTime: 0,
    gcTime: 0,
  });

export async function findEnquiry(id: number, signal?: AbortSignal): Promise<Enquiry | null> {
  try {
    return (await call(`/enquiries/${id}`, { answer: enquiry, ...(signal && { signal }) })).body;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

export async function saveEnquiry(fields: EnquiryFields, id: number, version: number | undefined): Promise<Enquiry> {
  return (await call(`/enquiries/${id}`, { method: "PUT", body: { ...fields, version }, answer: enquiry })).body;
}

export async function eraseEnquiry(id: number): Promise<void> {
  await call(`/enquiries/${id}`, { method: "DELETE", answer: nothing });
}

const person = (email: string) => `/enquiries/person?email=${encodeURIComponent(email)}`;

/** Everything one person wrote: a copy of their data, when they ask for it. */
export function enquiriesOfPerson(email: string): Promise<Enquiry[]> {
  return wholeList(person(email), enquiry);
}

/** Erases everything one person wrote. */
export async function erasePerson(email: string): Promise<void> {
  await call(person(email), { method: "DELETE", answer: nothing });
}

/** Every enquiry that a search and a status find. */
export function allEnquiries(query: { q: string; status: string | undefined }): Promise<Enquiry[]> {
  const params = new URLSearchParams({ limit: "1000" });
  if (query.q) params.set("q", query.q);
  if (query.status) params.set("status", query.status);
  return wholeList(`/enquiries?${params}`, enquiry);
}
