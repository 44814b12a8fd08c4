const everywhere: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(),microphone=(),geolocation=(),payment=()",
  "x-frame-options": "DENY",
};

const remoteHosts = {
  recaptcha: ["https://www.google.com", "https://www.gstatic.com", "https://www.recaptcha.net"],
  turnstile: ["https://challenges.cloudflare.com"],
  hcaptcha: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
};

/** Headers that every answer carries. `hsts`: how long browsers stay with TLS; "" where there is none. */
export function addSecurityHeaders(headers: Headers, hsts: string): void {
  for (const [name, value] of Object.entries(everywhere)) if (!headers.has(name)) headers.set(name, value);
  if (hsts !== "") headers.set("strict-transport-security", hsts);
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
}

/** Every policy of Trusted Types there may be: app/inert-document.ts, ProseMirror's for what is pasted, and app/admin/preview/preview-frame.tsx. */
const staffTypes = ["inert-document", "ProseMirrorClipboard", "preview-document"];
const botCheckTypes = ["bot-check-worker", "svelte-trusted-html"];

/** The policy of a preview: it runs nothing at all. */
export const previewPolicy = [
  ...["default-src 'none'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'", "manifest-src 'self'"],
  ...["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join(";");

export type PageType = "document" | "contact form" | "sign-in" | "staff";

/**
 * The policy of one page. A document runs our own files only, whatever else got into it; where there is a form with the bot check, its
 * provider's too. In the back office also the inline scripts of our own components, by `hashes` (server/pages/script-hashes.ts), and no
 * string becomes HTML or code (Trusted Types); a remote bot check, not written for those, stays in the document of the sign-in page.
 */
export function pagePolicy(hashes: readonly string[], botCheck: string, type: PageType): string {
  const hasForm = type === "contact form" || type === "sign-in";
  const isPublic = type === "document" || type === "contact form";
  const remote = hasForm && botCheck in remoteHosts ? remoteHosts[botCheck as keyof typeof remoteHosts] : [];
  const types = [...staffTypes, ...(botCheck === "altcha" ? botCheckTypes : [])];
  return [
    // Firefox asks default-src, whatever else is allowed, before it fetches a page ahead (app/site/layout/prefetch-script.ts). So that of
    // public pages says what it is for the rest: each byte of a header counts in the first packets.
    ...(isPublic ? ["default-src 'self'", "object-src 'none'"] : ["default-src 'none'"]),
    `script-src ${["'self'", ...hashes.map((hash) => `'${hash}'`), ...remote].join(" ")}`,
    `style-src 'self' 'unsafe-inline' ${remote.join(" ")}`.trim(),
    `img-src 'self' data:${type === "document" ? "" : " blob:"}`,
    ...(isPublic ? [] : ["font-src 'self'", "manifest-src 'self'", "media-src 'self'"]),
    ...(isPublic && remote.length === 0 ? [] : [`connect-src ${["'self'", ...remote].join(" ")}`]),
    ...(isPublic || remote.length > 0 ? [`frame-src ${remote.join(" ") || "'none'"}`] : []),
    ...(type === "document" ? [] : ["worker-src 'self' blob:"]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isPublic || remote.length > 0 ? [] : ["require-trusted-types-for 'script'", `trusted-types ${types.join(" ")}`]),
  ].join(";");
}
