/** Does the work again after each retryable failure, with pauses in which others run, until `until` (performance.now()); then throws the last. */
export async function retried<T>(until: number, isRetryable: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || performance.now() > until) throw error;
    }
    // Several processes that wait for each other must not wake at the same moment.
    await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * Math.min(40, 5 * 2 ** attempt)));
  }
}
