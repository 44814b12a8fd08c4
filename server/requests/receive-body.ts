import type { IncomingMessage, ServerResponse } from "node:http";
import { addressPrefix } from "#academy/limits/address-prefix.ts";
import { bytesOnly, isBytes } from "#api/file-bytes.ts";
import { isJson, jsonOnly, tooLarge } from "#api/json-body.ts";
import { type Problem, problem } from "#api/problem.ts";
import { maxFormFields } from "#contract/limits.ts";
import type { BodyLimits } from "./body-limits.ts";
import { createBudget } from "./byte-budget.ts";
import { countFields } from "./form-fields.ts";
import { readBody } from "./read-body.ts";

/** Why a body of this rule may not be sent from `address`, if it may not. */
type Admit = (rule: BodyLimits, address: string, authorization: string | undefined) => Promise<Problem | undefined>;

const busy = problem(503, "Too much is being sent at this moment. Please try again in a few seconds.", { "retry-after": "5" });
const packed = problem(415, "Please send the request unpacked (without Content-Encoding).");
const manyFields = problem(413, `The form is too large: ${maxFormFields} fields are the most.`);
const noForm = problem(400, "The form could not be read.");

/** 65 MB for the whole process, in parts: whoever fills one keeps nobody from the others. */
const budgets = () => ({
  staff: createBudget({ most: 40_000_000, mostOfOne: 40_000_000, evictAfter: 20_000 }),
  contact: createBudget({ most: 16_000_000, mostOfOne: 4_000_000, evictAfter: 2000 }),
  "sign-in": createBudget({ most: 8_000_000, mostOfOne: 2_000_000, evictAfter: 2000 }),
  visits: createBudget({ most: 1_000_000, mostOfOne: 50_000, evictAfter: 2000 }),
});

/** Takes in the bodies of requests, each within its rule. `addressOf` tells who sends one. */
export function createBodyReceiver(admit: Admit, addressOf: (request: IncomingMessage) => string) {
  const shares = budgets();

  /** The body; or why there is none; or undefined when the client hung up. */
  return async (rule: BodyLimits, request: IncomingMessage, response: ServerResponse): Promise<Buffer | Problem | undefined> => {
    const address = addressOf(request);
    const admitted = rule.takes === "nothing" ? undefined : await admit(rule, address, request.headers.authorization);
    const refused = admitted ?? unreadable(rule, request);
    if (refused) return refused;
    if (request.headers.expect !== undefined) response.writeContinue();
    const body = await readBody(request, rule.most, shares[rule.share], addressPrefix(address));
    if (body === "gone") return undefined;
    if (body === "too large") return problem(413, tooLarge(rule.most));
    if (body === "no room") return busy;
    response.once("close", body.share.release);
    if (response.destroyed) body.share.release();
    return rule.takes === "form" ? (formTrouble(body.bytes, request) ?? body.bytes) : body.bytes;
  };
}

/** What its headers tell about a body that cannot be taken. */
function unreadable(rule: BodyLimits, { headers }: IncomingMessage): Problem | undefined {
  if (rule.takes === "json" && !isJson(headers["content-type"] ?? "")) return problem(415, jsonOnly);
  if (rule.takes === "bytes" && !isBytes(headers["content-type"] ?? "")) return problem(415, bytesOnly);
  if (!/^(identity)?$/i.test(headers["content-encoding"] ?? "")) return packed;
  if (Number(headers["content-length"] ?? 0) > rule.most) return problem(413, tooLarge(rule.most));
  return undefined;
}

function formTrouble(body: Buffer, { headers }: IncomingMessage): Problem | undefined {
  const fields = countFields(body, headers["content-type"] ?? "");
  if (fields === undefined) return noForm;
  return fields > maxFormFields ? manyFields : undefined;
}
