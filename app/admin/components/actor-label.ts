export function actorLabel(actor: string): string {
  if (actor === "") return "somebody";
  return actor === "system" ? "the program" : actor;
}
