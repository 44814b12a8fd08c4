/** What work answers within so many milliseconds. Else throws what `late` makes: the work goes on, and nobody waits for it. */
export function inTime<Made>(work: Promise<Made>, milliseconds: number, late: () => Error): Promise<Made> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(late()), milliseconds).unref();
  return Promise.race([work, over.promise]).finally(() => clearTimeout(timer));
}
