import { dynamicImportsOf } from "#app/react-router-internals.ts";

// Short names: these lines are in every page.
const enableSheets = `let s=[...d.querySelectorAll("link[disabled]:not([href*=fonts])")].map(l=>new Promise(r=>{l.onload=l.onerror=r;l.disabled=false}));`;

/**
 * A page's module script, to run after load and first paint, or at the first touch, key or pointer; undefined: unknown form. The whole
 * style sheets come before any script may show what the page does not have yet; that of the faces at the next page (site-layout.tsx).
 * A second after load at the latest: Firefox tells of no paint where the first one is scrolled down, to an anchor or by a reload.
 */
export function lateModule(code: string): string | undefined {
  const imports = dynamicImportsOf(code);
  if (!imports) return undefined;
  const names = imports.named.map(({ name }) => name).join(",");
  const modules = imports.named.map(({ from }) => `import(${JSON.stringify(from)})`).join(",");
  return `let b,d=document;async function begin(){if(b)return;b=1;
${enableSheets}
let [${names}]=await Promise.all([${modules}]);await Promise.all(s);
${imports.rest}}
function painted(){setTimeout(begin,1e3);try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{begin()}}
d.readyState=="complete"?painted():addEventListener("load",painted);
for(let k of ["pointerdown","keydown","touchstart"])addEventListener(k,begin,{passive:true})`;
}

/** The same script, to run as soon as it and the whole style sheets are there; of any form. */
export function earlyModule(code: string): string {
  return `let d=document;${enableSheets}await Promise.all(s);\n${code}`;
}
