/** What Playwright sends of a call: a function's text, and its arguments as BiDi writes them. */
type Call = { functionDeclaration: string; arguments?: { type?: string; value?: unknown }[] };

/**
 * Playwright hands texts of functions to `eval` inside the page, which our pages' policy forbids (Playwright's own browsers let it pass). The
 * same call, with these texts as code and an `eval` that knows them while the call begins.
 */
export function withoutEval(call: Call): string {
  const texts = call.functionDeclaration.includes("utilityScript.evaluate(") ? codeIn(call.arguments ?? []) : [];
  if (texts.length === 0) return call.functionDeclaration;
  const known = texts.map((text) => `[${JSON.stringify(text)}, ${asFunction(text)}]`);
  return `(...args) => {
    const known = new Map([${known.join(", ")}]);
    const real = globalThis.eval;
    globalThis.eval = (text) => known.has(text) ? known.get(text)() : text.includes("bidiInsertText") ? class {} : real(text);
    try { return (${call.functionDeclaration})(...args); } finally { globalThis.eval = real; }
  }`;
}

/** The expression itself, the fourth argument, and the functions inside what is handed to it. */
function codeIn(values: { type?: string; value?: unknown }[]): string[] {
  const expression = values[3]?.value;
  const inner: string[] = [];
  JSON.stringify(values, (_name, value) => {
    // A property of an object, as Playwright writes it inside of BiDi's writing: {k: "functionText", v: "…"}.
    if (Array.isArray(value?.value) && isPair(value.value, "k", "functionText")) inner.push(`(${textOf(value.value)})`);
    if (Array.isArray(value?.value) && isPair(value.value, "k", "callbackText")) inner.push(String(textOf(value.value)));
    return value;
  });
  return [...(typeof expression === "string" ? [expression] : []), ...inner];
}

/** An expression answers its value; of several statements Playwright asks none. */
function asFunction(text: string): string {
  const expression = `return (${text.replace(/;\s*$/, "")}\n)`;
  try {
    new Function(expression);
    return `() => { ${expression} }`;
  } catch {
    return `() => { ${text}\n }`;
  }
}

type Pair = [name: string | { value: string }, value: { value?: unknown }];
const nameOf = ([name]: Pair) => (typeof name === "string" ? name : name.value);
const isPair = (pairs: Pair[], name: string, value: string) =>
  pairs.some((pair) => Array.isArray(pair) && nameOf(pair) === name && pair[1]?.value === value);
const textOf = (pairs: Pair[]) => pairs.find((pair) => nameOf(pair) === "v")?.[1].value;
