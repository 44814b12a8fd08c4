import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import type { SendWebhook } from "#academy/webhooks/webhooks.ts";
import { connectionTrouble, guardedLookup, hostIn, Refused, type Resolve } from "../outgoing/guarded-lookup.ts";
import { isLoopback, isPublic } from "../outgoing/public-address.ts";

const longestAnswer = 2000;
const shownOfAnswer = 500;
const ownNetwork = "This address leads into the server's own network, which is refused.";

type Needs = { toLocalhost: boolean; wait?: number; resolve?: Resolve };

/**
 * Sends messages to webhooks: to public addresses only, as they are at the moment of connecting, and never on to where an answer points.
 * `toLocalhost`: tests may reach this machine, also without TLS. `wait`: for all of an answer, in milliseconds; `resolve`: names into
 * addresses.
 */
export function createWebhookSender({ toLocalhost, wait = 10_000, resolve }: Needs) {
  const isAllowed = (address: string) => isPublic(address) || (toLocalhost && isLoopback(address));

  const lookup = guardedLookup(isAllowed, ownNetwork, resolve);

  /** Why an address cannot be used; undefined where it may be tried. */
  function refuse(text: string): string | undefined {
    const url = new URL(text);
    const host = hostIn(url);
    const isTest = toLocalhost && (host === "localhost" || isLoopback(host));
    if (url.protocol !== "https:" && !(isTest && url.protocol === "http:")) return "This must be a web address that starts with https://.";
    if (url.username !== "" || url.password !== "") return "Leave user and password out of the address.";
    if (isIP(host) !== 0) return isAllowed(host) ? undefined : ownNetwork;
    return isTest || (host.includes(".") && !host.endsWith(".localhost")) ? undefined : ownNetwork;
  }

  const send: SendWebhook = async (address, headers, payload) => {
    try {
      const reason = refuse(address);
      if (reason !== undefined) throw new Refused(reason);
      return await post(new URL(address), headers, payload);
    } catch (error) {
      return { status: null, answer: connectionTrouble(error) };
    }
  };

  function post(url: URL, headers: Record<string, string>, payload: string): ReturnType<SendWebhook> {
    const body = Buffer.from(payload);
    const options = {
      method: "POST",
      agent: false,
      lookup,
      signal: AbortSignal.timeout(wait),
      headers: { ...headers, "content-type": "application/json", "content-length": body.length, "user-agent": "academy-webhooks" },
    };
    return new Promise((resolve, reject) => {
      const sent = url.protocol === "https:" ? https.request(url, options) : http.request(url, options);
      sent.on("response", (response) => {
        const status = response.statusCode ?? 0;
        let text = "";
        const end = () => {
          resolve({ status, answer: answerWords(status, text) });
          sent.destroy();
        };
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
          if (text.length > longestAnswer) end();
        });
        response.on("end", end);
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  return { send, refuse };
}

function answerWords(status: number, text: string): string {
  const shown = text
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, shownOfAnswer);
  return status >= 300 && status < 400 ? `It points to another address, and that is not followed. ${shown}`.trim() : shown;
}
