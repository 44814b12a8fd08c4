import { dynamicImportsOf } from "#app/react-router-internals.ts";

/**
 * A page's module script, to run after load and first paint, or at the first touch, key or pointer; undefined: unknown form. The whole
 * style sheets come before any script may show what the page does not have yet; that of the faces at the next page (site-layout.tsx).
 */
export function lateModule(code: string): string | undefined {
  const imports = dynamicImportsOf(code);
  if (!imports) return undefined;
  const names = imports.named.map(({ name }) => name).join(",");
  const modules = imports.named.map(({ from }) => `import(${JSON.stringify(from)})`).join(",");
  // Short names: these lines are in every page.
  return `let b,d=document;async function begin(){if(b)return;b=1;
let s=[...d.querySelectorAll("link[disabled]:not([href*=fonts])")].map(l=>new Promise(r=>{l.onload=l.onerror=r;l.disabled=false}));
let [${names}]=await Promise.all([${modules}]);await Promise.all(s);
${imports.rest}}
function painted(){try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{begin()}}
d.readyState=="complete"?painted():addEventListener("load",painted);
for(let k of ["pointerdown","keydown","touchstart"])addEventListener(k,begin,{passive:true})`;
}
