/** `what` is wrong, and what to do. `key`: the same for as long as it is the same trouble. `link`: where in the back office. */
export type Attention = {
  key: string;
  what: string;
  advice: string;
  link?: string;
  /** Nobody is woken for it: it is so from the start, or has waited for months. */
  quiet?: true;
  /** It is about this machine or process: others, who do not see it, do not say that it is over. */
  here?: true;
};

/** Each part of the house answers what is wrong with it now. */
export type AttentionParts = Record<string, () => Promise<Attention[]>>;
