import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { Invalid } from "#academy/errors.ts";
import type { ApiContext, BotCheck } from "#api/endpoint.ts";
import { countEnquiry, countUnscripted, unscriptedReceipt } from "#api/enquiries/enquiries.ts";
import { problemOf } from "#api/problem.ts";
import type { ContactFormHandler, HumanQuestion } from "#app/context.ts";
import { contactMessage } from "#contract/enquiries/enquiry.ts";

const validFor = 3_600_000;
const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

type Needs = Pick<ApiContext, "academy" | "limits"> & {
  botCheck: Pick<BotCheck, "provider" | "siteKey">;
  secret: string;
  clock: () => number;
  address: string;
};

/** Takes enquiries posted without scripts. Instead of the bot check there is a sum to do; its signed seal is valid once, within an hour. */
export function createContactFormHandler({ academy, limits, botCheck, secret, clock, address }: Needs): ContactFormHandler {
  const sealed = (answer: number, nonce: string, expires: number) =>
    createHmac("sha256", secret).update(`${answer}|${nonce}|${expires}`).digest("base64url");

  async function assertHuman(answer: string, seal: string): Promise<void> {
    if (botCheck.provider === "off") return;
    const refused = new Invalid("recaptchaToken", "Please complete the verification");
    const [nonce = "", expires = "", signature = ""] = seal.split(".");
    if (!/^\d{1,3}$/.test(answer.trim()) || !(Number(expires) > clock())) throw refused;
    const expected = Buffer.from(sealed(Number(answer), nonce, Number(expires)));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw refused;
    // An older word for the form, kept so that a seal that was spent before an update stays spent.
    if (!(await academy.limits.spend(`desk:${nonce}`, Number(expires)))) throw refused;
  }

  return {
    botCheck: { provider: botCheck.provider, siteKey: botCheck.siteKey },

    ask(): HumanQuestion {
      const [one, other] = [randomInt(1, 10), randomInt(1, 10)];
      const nonce = randomBytes(12).toString("base64url");
      const expires = clock() + validFor;
      return {
        question: `How much is ${words[one]} plus ${words[other]}? Please answer in digits.`,
        seal: `${nonce}.${expires}.${sealed(one + other, nonce, expires)}`,
      };
    },

    async receive(message, { answer, seal }) {
      try {
        const checked = contactMessage.parse(message);
        await countEnquiry({ academy, limits }, address);
        await countUnscripted({ academy, limits }, address);
        await assertHuman(answer, seal);
        const receipt = await unscriptedReceipt({ academy });
        await academy.enquiries.receive(checked, { receipt });
        academy.jobs.nudge();
        return { done: true };
      } catch (error) {
        const problem = problemOf(error);
        if (!problem) throw error;
        return { done: false, status: problem.status, problem: problem.body };
      }
    },
  };
}
