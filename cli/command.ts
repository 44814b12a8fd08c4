import type { Config } from "#server/config.ts";

/** The command line was not understood. */
export class WrongUse extends Error {
  override name = "WrongUse";
}

/** It was understood and cannot be done; the message says why. */
export class CannotDo extends Error {
  override name = "CannotDo";
}

export type Flags = { replace?: boolean; verify?: boolean; revoke?: boolean; apply?: boolean };
export type Say = (line: string) => void;
/** Answers how the process ends (0 or 1). `environment`: what `config` was read from, for names that are no setting. */
export type Command = (words: string[], flags: Flags, config: Config, say: Say, environment: NodeJS.ProcessEnv) => Promise<number>;
