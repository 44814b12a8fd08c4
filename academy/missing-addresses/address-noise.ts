/** What programs that look for a way in ask every site for: files of other systems, settings, backups, hidden folders. */
const hostile =
  /\.(php\d?|phtml|aspx?|jspx?|cgi|pl|do|action|env|ini|ya?ml|sql|bak|old|orig|swp|log|sh|exe|dll|zip|rar|7z|t?gz|tar|pem|key|config|map)(\/|$)|\/\.|\/(wp|wp-[^/]*|wordpress|phpmyadmin|pma|cgi-bin|xmlrpc|vendor|node_modules|actuator|solr|jenkins|telescope|server-status|owa|ecp|autodiscover|boaform|hnap1|_ignition|_profiler|cfide)(\/|$)/;
/** What browsers and crawlers ask every site for by themselves, and files of an earlier build of this one. */
const usual =
  /^\/(favicon|apple-touch-icon|browserconfig|ads\.txt|app-ads\.txt|llms\.txt|humans\.txt|security\.txt|assets\/|api(\/|$)|admin(\/|$))/;
const longest = 200;

/** Whether an address (in the form of academy/redirects/address-key.ts) need not be listed. One with an @ may name a person. */
export function isNoise(key: string): boolean {
  return key === "" || key.length > longest || hostile.test(key) || usual.test(key) || /[@<>"'`{}|\\^$*;=()]|%2f/.test(key);
}
