import { recoveryCodes, secondStepOffer, secondStepState } from "#contract/accounts/second-step.ts";
import { call, nothing, read } from "../session/api-call.ts";

export const secondStepQuery = read("/auth/second-step", secondStepState);

export const offerSecondStep = (password: string) =>
  call("/auth/second-step", { method: "POST", body: { password }, answer: secondStepOffer, password });

/** Turns it on, or makes new recovery codes, which takes the password; answers the codes. */
export const codesFrom = async (what: "confirm" | "codes", code: string, password?: string) =>
  (await call(`/auth/second-step/${what}`, { method: "POST", body: { code, password }, answer: recoveryCodes })).codes;

export const turnSecondStepOff = (code: string, password: string) =>
  call("/auth/second-step/off", { method: "POST", body: { code, password }, answer: nothing });
