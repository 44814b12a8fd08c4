import type { OpenApiDocument } from "./openapi.ts";

type Operation = {
  summary: string;
  security: unknown[];
  parameters: Array<{ name: string; in: string; required: boolean; schema: unknown }>;
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<string, { description: string }>;
};

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid #8886;padding:.6rem 0}summary{cursor:pointer}code,pre{font:.9rem/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.4rem;max-height:30rem}b{display:inline-block;min-width:4.5rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}h2{margin-top:2rem}`;

/** A page that shows the OpenAPI document, without scripts. */
export function openApiPage(document: OpenApiDocument): Response {
  const groups = Map.groupBy(Object.entries(document.paths), ([path]) => path.split("/")[1] ?? "");
  const sections = [...groups].map(
    ([group, paths]) =>
      `<h2 id="${escaped(group)}">/${escaped(group)}</h2>${paths.flatMap(([path, methods]) => operations(path, methods)).join("")}`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(document.info.title)}</title><style>${style}</style></head><body><main><h1>${escaped(document.info.title)}</h1>
<p>${escaped(document.info.description)}</p><p>The same as a document: <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>. Calls marked “staff” need <code>Authorization: Bearer …</code>, with the token that POST /auth/login answers.</p>
${sections.join("\n")}</main></body></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", "content-security-policy": policy },
  });
}

function operations(path: string, methods: Record<string, unknown>): string[] {
  return Object.entries(methods).map(([method, value]) => {
    // It was made by openApiDocument just before.
    const { summary, security, parameters, requestBody, responses } = value as Operation;
    const head = `<b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}${security.length > 0 ? " (staff)" : ""}`;
    const taken = parameters.map(
      (one) =>
        `<tr><td><code>${escaped(one.name)}</code></td><td>${one.in}${one.required ? ", required" : ""}</td><td><code>${escaped(JSON.stringify(one.schema))}</code></td></tr>`,
    );
    const answers = Object.entries(responses).map(
      ([status, { description }]) => `<tr><td>${status}</td><td>${escaped(description)}</td></tr>`,
    );
    const body =
      requestBody &&
      Object.entries(requestBody.content)
        .map(([type, { schema }]) => `<h3>Body</h3><pre>${escaped(schema ? JSON.stringify(schema, null, 2) : type)}</pre>`)
        .join("");
    return `<details><summary>${head}</summary>${taken.length > 0 ? `<h3>Parameters</h3><table>${taken.join("")}</table>` : ""}${body ?? ""}<h3>Answers</h3><table>${answers.join("")}</table></details>`;
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
