import { queryOptions } from "@tanstack/react-query";
import { Refused, Unreachable } from "../session/api-call.ts";

/** Made to be looked at: no script is asked for, and a link has nowhere to lead (a frame may open no window). */
function still(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace("<head>", '<head><base target="_blank"/>');
}

/** The page at a path of the site as a visitor gets it; also one that says that there is none. */
export const publicPage = (path: string) =>
  queryOptions({
    queryKey: ["public-page", path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(path, { headers: { accept: "text/html" }, signal }).catch(() => {
        throw new Unreachable();
      });
      const html = await answer.text();
      if (!/^text\/html/.test(answer.headers.get("content-type") ?? "")) throw new Refused(answer.status, html);
      return still(html);
    },
    gcTime: 0,
    staleTime: 0,
  });
