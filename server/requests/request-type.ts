import { firstShareAddress } from "#academy/share-pictures/share-picture.ts";
import { isForApi, type NegotiatedRequest } from "#api/content-negotiation.ts";
import { type IconFile, iconFiles } from "#contract/look/shown-look.ts";

/** What a request is for; "probe": whether the program lives (/healthz), and is ready (/readyz). */
export type RequestType = "page" | "preview link" | "security.txt" | "drawn picture" | ServiceRequestType;
/** What is answered without pages. */
export type ServiceRequestType = "call" | "picture" | "probe";

export const previewStart = "/preview/";
const securityTxt = "/.well-known/security.txt";

/** Decided once for each request, from its first line and headers; `path`: without the query. */
export function requestTypeOf(request: NegotiatedRequest, path: string): RequestType {
  if (isForApi(request, path)) return "call";
  if (path.startsWith("/media/")) return isReading(request.method) && /^\/media\/(share|look)\//.test(path) ? "drawn picture" : "picture";
  if ((path === firstShareAddress || iconAskedFor(path)) && isReading(request.method)) return "drawn picture";
  if (path === "/healthz" || path === "/readyz") return "probe";
  if (path === securityTxt && isReading(request.method)) return "security.txt";
  return isReading(request.method) && path.startsWith(previewStart) ? "preview link" : "page";
}

const askedIcons = new Map<string, IconFile>([
  ["/favicon.ico", "icon-192.png"],
  ["/favicon.svg", "icon-192.png"],
  ["/apple-touch-icon-precomposed.png", "apple-touch-icon.png"],
  ...(Object.keys(iconFiles) as IconFile[]).map((file) => [`/${file}`, file] as const),
]);

/** Which icon is meant where browsers, phones, feed readers and search engines look for one by themselves, or kept an address of the first look. */
export const iconAskedFor = (path: string): IconFile | undefined => askedIcons.get(path);

export function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Of an address, the part before the question mark. */
export function pathOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}
