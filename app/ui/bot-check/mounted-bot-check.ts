export type BotCheckEvents = { onToken: (token: string | null) => void; onUnavailable: () => void };

export type MountedBotCheck = { reset: () => void; remove: () => void };

/** How long a provider may take to answer (specification, section 9). */
export const responseTimeout = 30_000;
