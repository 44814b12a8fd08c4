/** How often others get their turn while a long work goes on; and what it answers. */
export async function turnsDuring<Answer>(work: () => Promise<Answer>): Promise<{ turns: number; answer: Answer }> {
  let turns = 0;
  const turn = () => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  try {
    const answer = await work();
    return { turns, answer };
  } finally {
    clearImmediate(next);
  }
}
