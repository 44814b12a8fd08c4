/** The events that browsers have been seen to call a handler for, as the published cheat sheets list them. */
export const events =
  `abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput
  beforematch beforepaste beforeprint beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change click
  close command contentvisibilityautostatechange contextmenu copy cuechange cut dblclick drag dragend dragenter dragexit dragleave
  dragover dragstart drop durationchange emptied end ended error finish focus focusin focusout formdata fullscreenchange
  fullscreenerror gesturechange gestureend gesturestart gotpointercapture hashchange input invalid keydown keypress keyup
  languagechange load loadeddata loadedmetadata loadend loadstart location lostpointercapture message messageerror mousedown
  mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel mozfullscreenchange offline online pagehide pagereveal
  pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover
  pointerrawupdate pointerup popstate progress promptaction promptdismiss propertychange ratechange readystatechange
  rejectionhandled repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked
  seeking select selectionchange selectstart slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend
  touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload
  validationstatuschange volumechange waiting webkitanimationend webkitanimationiteration webkitanimationstart
  webkitfullscreenchange webkitmouseforcechanged webkitmouseforcedown webkitmouseforceup webkitmouseforcewillbegin
  webkitplaybacktargetavailabilitychanged webkitpresentationmodechanged webkittransitionend webkitwillrevealbottom wheel zoom`.split(/\s+/);

/** Elements on which they are called, with what makes the browser call some of them at once. */
const carriers: ReadonlyArray<(handler: string) => string> = [
  (handler) => `<xss id=x tabindex=1 autofocus ${handler}>x</xss>`,
  (handler) => `<a href=# ${handler}>x</a>`,
  (handler) => `<p ${handler}>x</p>`,
  (handler) => `<li style="text-align:left" ${handler}>x</li>`,
  (handler) => `<img src=x ${handler}>`,
  (handler) => `<svg ${handler}><circle r=9 /></svg>`,
  (handler) => `<svg><animate attributeName=x dur=1s ${handler} /></svg>`,
  (handler) => `<video controls autoplay ${handler}><source src=x></video>`,
  (handler) => `<body ${handler}>x</body>`,
  (handler) => `<input autofocus value=x ${handler}>`,
  (handler) => `<details open ${handler}><summary>x</summary></details>`,
  (handler) => `<math><mi tabindex=1 ${handler}>x</mi></math>`,
];

const spellings: ReadonlyArray<(event: string, js: string) => string> = [
  (event, js) => `on${event}=${js}`,
  (event, js) => `on${event}="${js}"`,
  (event, js) => `on${event}='${js}'`,
  (event, js) => `ON${event.toUpperCase()}=${js}`,
  (event, js) => `/on${event}=${js}//`,
  (event, js) => `\non${event}\n=\n"${js}"`,
  (event, js) => `\fon${event}\t=${js}`,
  (event, js) => `title="a>b" on${event}="${js}"`,
  (event, js) => `x="'"on${event}=${js}`,
  (event, js) => `style="x:y" on${event}=&#x72;${js.slice(1)}`,
  (event, js) => `on${event}=javascript:${js}`,
  (event, js) => `"on${event}=x" on${event}="${js}"`,
  (event, js) => `on${event}=self[/ra/.source+'n']()//${js}`,
];

/** Every element of HTML that was ever one, and some that never were. */
const elements =
  `a abbr acronym address animate applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button
  canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt element em embed
  fencedframe fieldset figcaption figure font footer form frame frameset geolocation h1 h2 h3 h4 h5 h6 head header hgroup hr html i
  iframe image img input ins isindex kbd keygen label layer legend li link listing main map mark marquee math menu menuitem meta meter
  multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param permission picture plaintext portal pre
  progress q rb rp rt rtc ruby s samp script search section select selectedcontent set shadow slot small source spacer span strike strong style
  sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp xss x-x a:b`.split(
    /\s+/,
  );

export function eventVectors(js: string): string[] {
  let turn = 0;
  const next = (event: string) => spellings[turn++ % spellings.length]?.(event, js) ?? "";
  return [
    ...events.flatMap((event) => carriers.map((carrier) => carrier(next(event)))),
    ...elements.map((name) => `<${name} autofocus tabindex=0 ${next("focus")} ${next("mouseover")}>x</${name}>`),
    ...elements.map((name) => `<${name} src=x href=x data=x ${next("error")} ${next("load")} />`),
  ];
}
