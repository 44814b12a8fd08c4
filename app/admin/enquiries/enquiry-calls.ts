import { queryOptions } from "@tanstack/react-query";
import {
  addedEvent,
  type ChangedEnquiry,
  changedEnquiry,
  type Enquiry,
  type EnquiryChange,
  enquiry,
  enquiryEvent,
  type NewEnquiryEvent,
} from "#contract/enquiries/enquiry.ts";
import { type Erased, erasable, erased } from "#contract/enquiries/erasing.ts";
import {
  classChoice,
  enquiryOwner,
  enquiryViewCounts,
  manyEnquiriesChanged,
  nearEnquiries,
  type StaffEnquiry,
} from "#contract/enquiries/staff-enquiries.ts";
import { z } from "#contract/zod.ts";
import { type PageQuery, pageOf, pagePlaceholder, wholeList } from "../lists/page-of.ts";
import { call, Refused } from "../session/api-call.ts";

/** One page of the enquiries. It is read anew when it is asked for, so that nothing moves under a reader. */
export const enquiriesQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: ["enquiries", query],
    queryFn: ({ signal }) => pageOf("/enquiries", enquiry, query, signal),
    refetchOnWindowFocus: false,
    ...pagePlaceholder,
  });

/** What a search with a mistake in a name may have meant. */
export const nearQuery = (query: Record<string, string | undefined>) =>
  queryOptions({
    queryKey: ["enquiries", "near", query],
    queryFn: async ({ signal }) => {
      const { body } = await call(`/enquiries/near?${paramsOf(query)}`, { answer: nearEnquiries, signal });
      return { words: body.words, items: body.enquiries };
    },
    refetchOnWindowFocus: false,
  });

function paramsOf(query: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

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

/** How many each view has, asked again every half minute; `newer`: how many came after the enquiry `since`. */
export const viewsQuery = (since: number | undefined) =>
  queryOptions({
    queryKey: ["enquiry-views", since],
    queryFn: async ({ signal }) =>
      (await call(`/enquiries/views${since === undefined ? "" : `?since=${since}`}`, { answer: enquiryViewCounts, signal })).body,
    refetchInterval: 30_000,
    ...pagePlaceholder,
  });

export const ownersQuery = queryOptions({
  queryKey: ["enquiry-owners"],
  queryFn: async ({ signal }) => (await call("/enquiries/owners", { answer: z.array(enquiryOwner), signal })).body,
  staleTime: 300_000,
});

export const classesQuery = queryOptions({
  queryKey: ["enquiry-classes"],
  queryFn: async ({ signal }) => (await call("/enquiries/classes", { answer: z.array(classChoice), signal })).body,
});

export const eventsQuery = (id: number) =>
  queryOptions({
    queryKey: ["enquiry-events", id],
    queryFn: async ({ signal }) => (await call(`/enquiries/${id}/events`, { answer: z.array(enquiryEvent), signal })).body,
    // Mail is mostly gone within a second.
    refetchInterval: ({ state }) => (state.data?.some(({ mail }) => mail?.state === "waiting") ? 3000 : false),
  });

export const relatedQuery = (id: number) =>
  queryOptions({
    queryKey: ["enquiry-related", id],
    queryFn: async ({ signal }) => (await call(`/enquiries/${id}/related`, { answer: z.array(enquiry), signal })).body,
  });

export async function changeEnquiry(id: number, change: EnquiryChange): Promise<ChangedEnquiry> {
  return (await call(`/enquiries/${id}`, { method: "PATCH", body: change, answer: changedEnquiry })).body;
}

export type OneOfMany = Omit<EnquiryChange, "name" | "email" | "phone" | "event" | "merged_into"> & { id: number };

/** Changes several; each is changed or refused by itself. */
export async function changeEnquiries(changes: readonly OneOfMany[]) {
  return (await call("/enquiries", { method: "PATCH", body: { changes }, answer: manyEnquiriesChanged })).body;
}

export async function addEvent(id: number, event: NewEnquiryEvent): Promise<void> {
  await call(`/enquiries/${id}/events`, { method: "POST", body: event, answer: addedEvent });
}

export async function createEnquiry(body: StaffEnquiry): Promise<Enquiry> {
  return (await call("/enquiries", { method: "POST", body, answer: enquiry })).body;
}

/** What could go with an enquiry, itself first. */
export const erasableQuery = (id: number) =>
  queryOptions({
    queryKey: ["enquiry-erasable", id],
    queryFn: async ({ signal }) => (await call(`/enquiries/${id}/erasable`, { answer: z.array(erasable), signal })).body,
    staleTime: 0,
  });

export async function eraseEnquiries(ids: readonly number[]): Promise<Erased> {
  return (await call("/enquiries/erase", { method: "POST", body: { ids }, answer: erased })).body;
}

const person = (email: string) => `/enquiries/person?email=${encodeURIComponent(email)}`;

export function enquiriesOfPerson(email: string): Promise<Enquiry[]> {
  return wholeList(person(email), enquiry);
}

export function allEnquiries(query: Record<string, string | undefined>): Promise<Enquiry[]> {
  return wholeList(`/enquiries?${paramsOf({ limit: "1000", ...query })}`, enquiry);
}
