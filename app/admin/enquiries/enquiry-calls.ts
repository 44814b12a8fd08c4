import { queryOptions } from "@tanstack/react-query";
import { deskToday } from "#contract/enquiries/desk-today.ts";
import {
  addedEvent,
  changedEnquiry,
  type Enquiry,
  type EnquiryChange,
  enquiry,
  enquiryEvent,
  type NewEnquiryEvent,
} from "#contract/enquiries/enquiry.ts";
import { classChoice, enquiryOwner, enquiryViewCounts, nearEnquiries } from "#contract/enquiries/staff-enquiries.ts";
import { type PageQuery, pagePlaceholder, pageQuery, paramsOf, wholeList } from "../lists/page-of.ts";
import { api, call, callOrNull, read } from "../session/api-call.ts";

/** One page of the enquiries. It is read anew when it is asked for, so that nothing moves under a reader. */
export const enquiriesQuery = (query: PageQuery) => ({ ...pageQuery("/enquiries", enquiry)(query), refetchOnWindowFocus: false });

/** What a search with a mistake in a name may have meant. */
export const nearQuery = (query: Record<string, string | undefined>) =>
  queryOptions({
    queryKey: ["enquiries", "near", query],
    queryFn: async ({ signal }) => {
      const { words, enquiries: items } = await call(`/enquiries/near?${paramsOf(query)}`, { answer: nearEnquiries, signal });
      return { words, items };
    },
    refetchOnWindowFocus: false,
  });

/** One enquiry by its id, or null when it was erased. */
export const enquiryQuery = (id: number) =>
  queryOptions({
    queryKey: ["enquiry", id],
    queryFn: ({ signal }) => findEnquiry(id, signal),
    staleTime: 0,
    gcTime: 0,
  });

export const findEnquiry = (id: number, signal?: AbortSignal) => callOrNull(`/enquiries/${id}`, { answer: enquiry, signal });

/** How many each view has, asked again every half minute; `newer`: how many came after the enquiry `since`. */
export const viewsQuery = (since: number | undefined) => ({
  ...read(`/enquiries/views${since === undefined ? "" : `?since=${since}`}`, enquiryViewCounts, ["enquiry-views", since]),
  refetchInterval: 30_000,
  ...pagePlaceholder,
});

export const ownersQuery = { ...read("/enquiries/owners", enquiryOwner.array()), staleTime: 300_000 };

export const classesQuery = read("/enquiries/classes", classChoice.array(), ["enquiry-classes"]);

export const eventsQuery = (id: number) =>
  queryOptions({
    queryKey: ["enquiry-events", id],
    queryFn: ({ signal }) => call(`/enquiries/${id}/events`, { answer: enquiryEvent.array(), signal }),
    // Mail is mostly gone within a second.
    refetchInterval: ({ state }) => (state.data?.some(({ mail }) => mail?.state === "waiting") ? 3000 : false),
  });

export const changeEnquiry = (id: number, change: EnquiryChange) => api.patch(`/enquiries/${id}`, change, changedEnquiry);

export type OneOfMany = Omit<EnquiryChange, "name" | "email" | "phone" | "event" | "merged_into"> & { id: number };

export const addEvent = (id: number, event: NewEnquiryEvent) => api.post(`/enquiries/${id}/events`, event, addedEvent);

export function allEnquiries(query: Record<string, string | undefined>): Promise<Enquiry[]> {
  return wholeList(`/enquiries?${paramsOf({ limit: "250", written: "true", ...query })}`, enquiry);
}

/** The day of those who answer enquiries. Its key is one of the enquiries', so that a change of any asks again. */
export const deskTodayQuery = { ...read("/desk/today", deskToday, ["enquiries", "today"]), refetchInterval: 60_000 };
