import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { statusQuery } from "../layout/status-query.ts";
import DashboardPage from "./dashboard-page.tsx";
import { countQuery } from "./new-enquiries.tsx";

it("each count stands at its own name", () => {
  const client = new QueryClient();
  for (const [index, what] of (["courses", "exams", "blogs"] as const).entries())
    client.setQueryData(countQuery(what).queryKey, 11 + index);
  const backup = { made_at: null, keep: 0 };
  const mail = { waiting: 0, failed: 0, off: false };
  client.setQueryData(statusQuery.queryKey, { database: true, api: true, site: true, admins: 14, newEnquiries: 0, mail, backup });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const shown = [...html.matchAll(/<dt class="text-quiet">([^<]+)<\/dt><dd[^>]*>(\d+)/g)].map(([, name, count]) => [name, Number(count)]);
  expect(shown).toEqual([
    ["Total Courses", 11],
    ["Total Exams", 12],
    ["Total Blogs", 13],
    ["Admin Users", 14],
  ]);
});
