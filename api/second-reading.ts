const rooms = new Set(["courses", "exams", "contact", "blogs", "course-qna", "exam-qna", "auth"]);

/**
 * Whether a request is for the API. Both readings of section 7 hold: under /api, and without it unless the request
 * is a browser's own: a GET or HEAD that wants a page, or a form that a page without scripts sends.
 */
export function isForApi(
  request: { method: string; accept?: string | undefined; contentType?: string | undefined },
  path: string,
): boolean {
  const [room = ""] = path.slice(1).split("/");
  if (room === "api") return true;
  if (!rooms.has(room)) return false;
  if (request.method === "GET" || request.method === "HEAD") return !/text\/html/i.test(request.accept ?? "");
  return !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.contentType ?? "");
}

/** What `isForApi` looks at. */
export function facesOf({ method, headers }: Request) {
  return { method, accept: headers.get("accept") ?? undefined, contentType: headers.get("content-type") ?? undefined };
}

/** The path as the API's routes know it. */
export function apiPath(path: string): string {
  return path === "/api" || path.startsWith("/api/") ? path.slice(4) || "/" : path;
}

/** Addresses that are a page and a call at once; their answers depend on Accept. */
export function isTwoFaced(path: string): boolean {
  return path === "/courses" || path === "/exams" || path === "/contact";
}
