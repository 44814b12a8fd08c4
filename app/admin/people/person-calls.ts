import { type Invitation, madeLink, type PersonInput, person } from "#contract/accounts/person.ts";
import { z } from "#contract/zod.ts";
import { call, nothing, read } from "../session/api-call.ts";

export type MadeLink = z.output<typeof madeLink>;

export const peopleQuery = read("/people", z.array(person));

export const invite = (body: Invitation) => call("/people", { method: "POST", body, answer: madeLink });

export const updatePerson = (id: number, body: PersonInput) => call(`/people/${id}`, { method: "PUT", body, answer: person });

export const endAccount = (id: number) => call(`/people/${id}/leave`, { method: "POST", answer: person });

export const makeLink = (id: number, way: "link" | "come-back") => call(`/people/${id}/${way}`, { method: "POST", answer: madeLink });

export const removeSecondStep = (id: number) => call(`/people/${id}/second-step`, { method: "DELETE", answer: nothing });
