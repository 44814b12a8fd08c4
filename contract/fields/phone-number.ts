import { optionalText, requiredText } from "./text.ts";

const form = /^\+?[\d\s()./-]{6,}$/;
const wrong = "This must be a phone number, such as +94 11 234 5678.";

/** A phone number as people write it. */
export const phoneNumber = requiredText(40).regex(form, wrong);

export const optionalPhoneNumber = optionalText(40).refine((text) => text === "" || form.test(text), wrong);
