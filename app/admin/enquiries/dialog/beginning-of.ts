const most = 80;

/** The first words of a message, with a sign where there are more. */
export function beginningOf(message: string): string {
  const characters = [...message];
  return characters.length > most ? `${characters.slice(0, most).join("").trimEnd()}…` : message;
}
