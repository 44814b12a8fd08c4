const sayEvery = 5000;

/** Says how far an update is: a line at the begin of each step, and the same again with share and time every `every` milliseconds. */
export function createProgress(say: (line: string) => void, every = sayEvery) {
  let what = "";
  let share = "";
  let begun = 0;
  let timer: NodeJS.Timeout | undefined;

  return {
    begin(next: string): void {
      clearInterval(timer);
      what = next;
      share = "";
      begun = performance.now();
      say(what);
      timer = setInterval(() => say(`${what} (${share}${Math.round((performance.now() - begun) / 1000)} s so far)`), every).unref();
    },
    reach(done: number, all: number): void {
      share = all > 0 ? `${Math.floor((100 * Math.min(done, all)) / all)} %, ` : "";
    },
    end(): void {
      clearInterval(timer);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
