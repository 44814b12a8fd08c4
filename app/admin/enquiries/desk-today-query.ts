import { deskToday } from "#contract/enquiries/desk-today.ts";
import { read } from "../session/api-call.ts";

/** The day of those who answer enquiries. Its key is one of the enquiries', so that a change of any asks again. */
export const deskTodayQuery = { ...read("/desk/today", deskToday, ["enquiries", "today"]), refetchInterval: 60_000 };
