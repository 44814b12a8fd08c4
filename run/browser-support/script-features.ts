// Which features of the browser a built script uses: globals, their members, methods by their name, and attributes of elements.
import { parseAst } from "vite";
import { featuresNamed, isFeature, type Use } from "./feature-data.ts";

type Node = { type: string; start: number; [key: string]: unknown };

/** Objects that browsers have, and the interfaces that they are of. */
const instances: Record<string, string> = {
  document: "Document",
  navigator: "Navigator",
  location: "Location",
  history: "History",
  performance: "Performance",
  crypto: "Crypto",
  screen: "Screen",
};
const windows = new Set(["window", "self", "globalThis"]);

export function scriptFeatures(code: string): Use[] {
  const nodes = all(parseAst(code) as unknown as Node);
  const declared = new Set(nodes.flatMap(declaredNames));
  const own = new Set(nodes.flatMap(ownNames));
  return nodes
    .flatMap((node) => usesOf(node, declared, own))
    .map(({ at, anyOf }) => ({ at, anyOf: anyOf.filter(isFeature) }))
    .filter(({ anyOf }) => anyOf.length > 0);
}

function usesOf(node: Node, declared: ReadonlySet<string>, own: ReadonlySet<string>): Use[] {
  const global = (child: unknown) => {
    const name = nameOf(child);
    return name !== undefined && !declared.has(name) ? name : undefined;
  };
  if (node.type === "NewExpression" || node.type === "CallExpression") {
    const name = global(node.callee);
    return [...(name ? [{ at: node.start, anyOf: globalsNamed(name) }] : []), ...methodUses(node, declared, own), ...attributeUses(node)];
  }
  if (node.type !== "MemberExpression" || node.computed) return [];
  const member = nameOf(node.property);
  if (member === undefined) return [];
  const owner = global(node.object);
  if (owner === undefined) return [];
  if (windows.has(owner)) return own.has(member) ? [] : [{ at: node.start, anyOf: globalsNamed(member) }];
  return [
    { at: node.start, anyOf: globalsNamed(owner) },
    {
      at: node.start,
      anyOf: [`javascript.builtins.${owner}.${member}`, `api.${owner}.${member}_static`, `api.${instances[owner]}.${member}`],
    },
  ];
}

/** Methods are looked up by their name, whatever object has them: one that is missing ends the script, while a property is only undefined. */
function methodUses({ callee, optional }: Node, declared: ReadonlySet<string>, own: ReadonlySet<string>): Use[] {
  if (optional || !isNode(callee) || callee.type !== "MemberExpression" || callee.computed) return [];
  const [owner, name] = [nameOf(callee.object), nameOf(callee.property)];
  if (name === undefined || own.has(name) || (owner !== undefined && !declared.has(owner) && isGlobal(owner))) return [];
  return [{ at: callee.start, anyOf: featuresNamed(name, /^(api|javascript\.builtins)\.[^.]+\.[^.]+$/) }];
}

function isGlobal(name: string): boolean {
  return windows.has(name) || globalsNamed(name).length > 0;
}

function globalsNamed(name: string): string[] {
  return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].filter(isFeature);
}

/** An element that a component writes: its name, then an object with its attributes. */
function attributeUses({ arguments: given }: Node): Use[] {
  const [first, attributes] = given as Node[];
  const element = textOf(first);
  if (!element || attributes?.type !== "ObjectExpression") return [];
  return (attributes.properties as Node[]).map(({ key, start }) => {
    const name = nameOf(key)?.toLowerCase();
    return { at: start, anyOf: [`html.elements.${element}.${name}`, `html.global_attributes.${name}`] };
  });
}

/** The minifier writes a text in backticks. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return;
  if (node.type === "Literal") return String(node.value);
  if (node.type !== "TemplateLiteral") return;
  const [only, more] = node.quasis as { value: { raw: string } }[];
  return more ? undefined : only?.value.raw;
}

/** Names that the script gives to members of its own: these are not the browser's. */
function ownNames(node: Node): string[] {
  if (node.type === "Property" || node.type === "MethodDefinition" || node.type === "PropertyDefinition") return named(node.key);
  const target = node.type === "AssignmentExpression" ? (node.left as Node) : undefined;
  return target?.type === "MemberExpression" && !target.computed ? named(target.property) : [];
}

function declaredNames(node: Node): string[] {
  if (node.type === "VariableDeclarator" || node.type === "CatchClause") return patternNames(node.id ?? node.param);
  if (/^Import.*Specifier$/.test(node.type)) return named(node.local);
  if (!/Function|Class/.test(node.type)) return [];
  return [...named(node.id), ...((node.params as unknown[] | undefined) ?? []).flatMap(patternNames)];
}

function patternNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "ObjectPattern")
    return (pattern.properties as Node[]).flatMap(({ value, argument }) => patternNames(value ?? argument));
  if (pattern.type === "ArrayPattern") return (pattern.elements as unknown[]).flatMap(patternNames);
  return named(pattern.type === "AssignmentPattern" ? pattern.left : (pattern.argument ?? pattern));
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === "Identifier" ? (node.name as string) : undefined;
}

function named(node: unknown): string[] {
  const name = nameOf(node);
  return name === undefined ? [] : [name];
}

function all(node: Node): Node[] {
  const found: Node[] = [];
  const open: unknown[] = [node];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) open.push(...next);
    else if (isNode(next)) {
      found.push(next);
      open.push(...Object.values(next));
    }
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
