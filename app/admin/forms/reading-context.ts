import { createContext, useCallback, useContext, useId, useState } from "react";

type TellReading = (field: string, reading: boolean) => void;

/** Lets a field of a form say that it is still reading what was chosen: saved before that, it would be lost. */
export const ReadingContext = createContext<TellReading>(() => undefined);

/** For a form: whether any of its fields is reading, and what its ReadingContext provides. */
export function useFieldsReading(): [isReading: boolean, tell: TellReading] {
  const [fields, setFields] = useState<readonly string[]>([]);
  const tell = useCallback<TellReading>((field, reading) => setFields((before) => stillReading(before, field, reading)), []);
  return [fields.length > 0, tell];
}

/** For a field: says whether it is reading. */
export function useTellReading(): (reading: boolean) => void {
  const tell = useContext(ReadingContext);
  const field = useId();
  return useCallback((reading) => tell(field, reading), [tell, field]);
}

/** The fields that are reading, once one of them has begun or is done. */
export function stillReading(before: readonly string[], field: string, reading: boolean): readonly string[] {
  const others = before.filter((other) => other !== field);
  return reading ? [...others, field] : others;
}
