import { queryOptions } from "@tanstack/react-query";
import { callWithHeaders, nothing } from "../session/api-call.ts";

/** How many there are of something; one record is read, the rest is only counted. */
export const countQuery = (what: "courses" | "exams" | "blogs" | "enquiries?status=Spam") =>
  queryOptions({
    queryKey: ["count", what],
    queryFn: async ({ signal }) => {
      const { headers } = await callWithHeaders(`/${what}${what.includes("?") ? "&" : "?"}limit=1`, { answer: nothing, signal });
      return Number(headers.get("x-total-count") ?? 0);
    },
  });
