import { type Invitation, madeLink, type PersonInput, person } from "#contract/accounts/person.ts";
import { z } from "#contract/zod.ts";
import { call, nothing } from "../session/api-call.ts";
import { read } from "../session/read.ts";

export type MadeLink = z.output<typeof madeLink>;

export const peopleQuery = read("/people", z.array(person));

export const invite = async (body: Invitation): Promise<MadeLink> =>
  (await call("/people", { method: "POST", body, answer: madeLink })).body;

export const updatePerson = async (id: number, body: PersonInput) =>
  (await call(`/people/${id}`, { method: "PUT", body, answer: person })).body;

export const endAccount = async (id: number) => (await call(`/people/${id}/leave`, { method: "POST", answer: person })).body;

export const makeLink = async (id: number, way: "link" | "come-back"): Promise<MadeLink> =>
  (await call(`/people/${id}/${way}`, { method: "POST", answer: madeLink })).body;

export const removeSecondStep = async (id: number): Promise<void> => {
  await call(`/people/${id}/second-step`, { method: "DELETE", answer: nothing });
};
