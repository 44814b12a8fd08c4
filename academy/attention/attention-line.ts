/** `what` is wrong, and what to do. `key`: the same for as long as it is the same trouble. `link`: where in the back office. */
export type Attention = {
  key: string;
  what: string;
  advice: string;
  link?: string;
  /** It is mailed to nobody: it has been so from the start, or can wait. */
  quiet?: true;
  /** Only this machine or process can see it, so another that does not see it must not say that it is over. */
  here?: true;
};

/** Each part of the program answers what is wrong with it now. */
export type AttentionParts = Record<string, () => Promise<Attention[]>>;
