import { allows, type Permission } from "#contract/accounts/roles.ts";
import { useSignedIn } from "./session.ts";

/** Whether the person who is signed in may see what asks for one of these; everybody may see what asks for none. The server decides each call anew. */
export function useAllowed(): (...oneOf: readonly Permission[]) => boolean {
  const { role, lacksSecondStep } = useSignedIn();
  return (...oneOf) => oneOf.length === 0 || (!lacksSecondStep && oneOf.some((permission) => allows(role, permission)));
}
