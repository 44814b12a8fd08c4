import { recoveryCodes, secondStepOffer, secondStepState } from "#contract/accounts/second-step.ts";
import { call, nothing } from "../session/api-call.ts";
import { read } from "../session/read.ts";

export const secondStepQuery = read("/auth/second-step", secondStepState);

export const offerSecondStep = async (password: string) =>
  (await call("/auth/second-step", { method: "POST", body: { password }, answer: secondStepOffer, password })).body;

/** Turns it on, or makes new recovery codes, which takes the password; answers the codes. */
export const codesFrom = async (what: "confirm" | "codes", code: string, password?: string): Promise<string[]> =>
  (await call(`/auth/second-step/${what}`, { method: "POST", body: { code, password }, answer: recoveryCodes })).body.codes;

export const turnSecondStepOff = async (code: string, password: string): Promise<void> => {
  await call("/auth/second-step/off", { method: "POST", body: { code, password }, answer: nothing });
};
