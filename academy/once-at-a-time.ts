/** A function that answers what `load` answers, and asks it only once. */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** Work that is not done twice at a time: whoever asks for it while it is done gets the same answer. `underWay`: the promise of that, if there is one. */
export function onceAtATime<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
  let underWay: Promise<T> | undefined;
  const start = (...given: Given): Promise<T> => {
    underWay ??= work(...given).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return { start, underWay: () => underWay };
}
