/** What a provider tells the form. */
export type BotCheckEvents = { onToken: (token: string | null) => void; onUnavailable: () => void };

/** A provider's check that stands in the page. */
export type MountedBotCheck = { reset: () => void; remove: () => void };

/** How long a provider may take to answer (specification, section 9). */
export const responseTimeout = 30_000;
