import { useEffect, useState } from "react";

/** What is being typed, as it was when no key came for so many milliseconds. */
export function useSettled(typed: string, milliseconds: number): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, typed);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
  return settled;
}
