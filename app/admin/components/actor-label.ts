import { programName } from "#contract/accounts/program-name.ts";

export function actorLabel(actor: string): string {
  if (actor === "") return "somebody";
  return actor === programName ? "the program" : actor;
}
