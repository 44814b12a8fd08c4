import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ChangedEnquiry } from "#contract/enquiries/enquiry.ts";
import { statusQuery } from "../../layout/status-query.ts";
import type { PageOf } from "../../lists/page-of.ts";

/** Shows what was changed where it stands in the lists, and counts anew; `reread` reads the lists again, and what has these keys. */
export function useChangedEnquiries() {
  const client = useQueryClient();
  const count = useCallback(() => {
    client.invalidateQueries({ queryKey: ["enquiry-views"] });
    client.invalidateQueries({ queryKey: statusQuery.queryKey });
    // Seats, and who waits for one.
    client.invalidateQueries({ queryKey: ["classes"] });
    client.invalidateQueries({ queryKey: ["enquiry-classes"] });
  }, [client]);

  const take = useCallback(
    (changed: readonly ChangedEnquiry[]) => {
      const byId = new Map(changed.map((item) => [item.id, item]));
      // Lists that are not on the screen are read again when they are; the one that is must not move.
      client.invalidateQueries({ queryKey: ["enquiries"], refetchType: "none" });
      client.setQueriesData<PageOf<ChangedEnquiry>>({ queryKey: ["enquiries"], type: "active" }, (page) =>
        page?.items ? { ...page, items: page.items.map((item) => byId.get(item.id) ?? item) } : page,
      );
      count();
    },
    [client, count],
  );

  const reread = useCallback(
    (...keys: string[]) => {
      for (const key of ["enquiries", ...keys]) client.invalidateQueries({ queryKey: [key] });
      count();
    },
    [client, count],
  );

  return { take, reread };
}
