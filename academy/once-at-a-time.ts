/** What `load` answers, asked for once. */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** Work that is done once at a time: whoever asks for it meanwhile gets what that answers. `underWay`: that, if there is any. */
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
