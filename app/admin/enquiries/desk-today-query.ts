import { queryOptions } from "@tanstack/react-query";
import { deskToday } from "#contract/enquiries/desk-today.ts";
import { call } from "../session/api-call.ts";

/** The day of those who answer enquiries. Its key is one of the enquiries', so that a change of any asks again. */
export const deskTodayQuery = queryOptions({
  queryKey: ["enquiries", "today"],
  queryFn: async ({ signal }) => (await call("/desk/today", { answer: deskToday, signal })).body,
  refetchInterval: 60_000,
});
