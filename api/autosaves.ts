import { z } from "zod";
import { autosaveAnswer, autosaved, autosaveInput, formName } from "#contract/autosave.ts";
import { type Endpoint, endpoint, signedIn } from "./endpoint.ts";

const params = z.object({ form: formName });

/** What the caller typed into forms and did not save. */
export const autosaveRoutes: Record<string, Endpoint> = {
  "GET /autosaves/:form": endpoint({
    operationId: "getAutosave",
    summary: "What you typed into a form and did not save, and who else has the form open",
    params,
    status: 200,
    answer: autosaved,
    handle: async ({ academy, params, caller }) => ({ body: await academy.autosaves.find(params.form, signedIn(caller)) }),
  }),
  "PUT /autosaves/:form": endpoint({
    operationId: "keepAutosave",
    summary: "Keep what you typed into a form, and say that you have it open",
    params,
    body: autosaveInput,
    status: 200,
    answer: autosaveAnswer,
    handle: async ({ academy, params, body, caller }) => ({ body: await academy.autosaves.keep(params.form, body, signedIn(caller)) }),
  }),
};
