import type { BotCheck } from "#api/endpoint.ts";
import type { Config } from "../config.ts";
import { createAltcha } from "./altcha.ts";
import { createRemoteCheck } from "./remote.ts";

type Needs = {
  /** Signs puzzles; the same in every process. */
  secret: () => string;
  spend: (id: string, expiresAt: number) => Promise<boolean>;
  clock: () => number;
};

export function createBotCheck(config: Config["botCheck"], { secret, spend, clock }: Needs): BotCheck {
  const { provider } = config;
  if (provider === "off") return { provider, siteKey: "", passes: async () => true };
  if (provider === "altcha") return createAltcha(secret, spend, clock);
  return createRemoteCheck({ ...config, provider }, spend, clock);
}
