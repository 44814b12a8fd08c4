import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type ChosenColours, firstChosen } from "#contract/look/colours.ts";

/** The two colours as they stand in the form; one that is not typed out yet is as at first. */
export function useChosenColours(): ChosenColours {
  const { control } = useFormContext<ChosenColours>();
  const [brand, accent] = useWatch({ control, name: ["brand", "accent"] });
  const taken = (typed: string, first: string) => (/^#[0-9a-f]{6}$/i.test(typed.trim()) ? typed.trim().toLowerCase() : first);
  // Picking sends many a second.
  const colours = useDeferredValue(`${taken(brand, firstChosen.brand)} ${taken(accent, firstChosen.accent)}`);
  const [first = "", second = ""] = colours.split(" ");
  return { brand: first, accent: second };
}
