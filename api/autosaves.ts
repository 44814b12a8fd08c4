import { z } from "zod";
import { autosaveAnswer, autosaved, autosaveInput, formName, isKeptOnServer, unsavedForm } from "#contract/autosave.ts";
import { recordNews } from "#contract/record-news.ts";
import { type ApiContext, type Caller, type Endpoint, endpoint, signedIn } from "./endpoint.ts";

const params = z.object({ form: formName.refine(isKeptOnServer) });

/**
 * To be called when a form is saved: what the caller typed into it is not unsaved any more. `form`: "course", "academy-facts"; `savedAs`:
 * what a new item became.
 */
export async function settleForm(
  { academy, caller }: Pick<ApiContext, "academy"> & { caller: Caller },
  form: string,
  id: number | "new" = 1,
  savedAs?: number,
): Promise<void> {
  // The save itself is done: a failure here must not be answered as if it had failed.
  if (caller.admin) await academy.autosaves.settle(`${form}:${id}`, caller.admin, savedAs).catch(() => {});
}

export const autosaveRoutes: Record<string, Endpoint> = {
  "GET /autosaves": endpoint("listAutosaves", "Forms in which you typed something and did not save it", {
    answer: z.array(unsavedForm),
    handle: ({ academy, caller }) => academy.autosaves.list(signedIn(caller)),
  }),
  "GET /autosaves/:form": endpoint("getAutosave", "What you typed into a form and did not save, and who else has the form open", {
    params,
    answer: autosaved,
    handle: ({ academy, params, caller }) => academy.autosaves.find(params.form, signedIn(caller)),
  }),
  "GET /autosaves/:form/news": endpoint("getFormNews", "Where what a form shows stands now, and who changed it last", {
    params,
    answer: recordNews,
    handle: ({ academy, params, caller }) => academy.recordNews(params.form, signedIn(caller)),
  }),
  "PUT /autosaves/:form": endpoint("keepAutosave", "Keep what you typed into a form, and say that you have it open", {
    params,
    body: autosaveInput,
    answer: autosaveAnswer,
    handle: ({ academy, params, body, caller }) => academy.autosaves.keep(params.form, body, signedIn(caller)),
  }),
};
