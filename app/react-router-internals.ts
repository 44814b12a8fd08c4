/** What a module script imports before it does anything, and the rest of it with the other imports awaited in place. */
type Imports = { named: Array<{ name: string; from: string }>; rest: string };

/**
 * Reads the module script that React Router's <Scripts> writes. Static imports would be fetched at once; what is answered
 * here can wait. Undefined when it has an import of another form.
 */
export function dynamicImportsOf(code: string): Imports | undefined {
  const named: Imports["named"] = [];
  const others = code.replace(/import \* as (\w+) from "([^"]+)";/g, (_all, name: string, from: string) => {
    named.push({ name, from });
    return "";
  });
  const rest = others
    .replace(/import ("[^"]+")(;?)/g, "await import($1);")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
  const isKnown = named.length > 0 && rest.includes("__reactRouterRouteModules") && !/(^|[\n;])import[\s{*]/.test(rest);
  return isKnown ? { named, rest } : undefined;
}
