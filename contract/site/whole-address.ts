import { searchable } from "../searchable.ts";

/** An address on one line, with its city where the line does not name it. */
export function wholeAddress(line: string, city: string): string {
  return searchable(line).includes(searchable(city)) ? line : `${line}, ${city}`;
}
