import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { MissingAddress } from "#contract/redirect.ts";
import { Button, QuietButton } from "../components/button.tsx";
import { momentInText } from "../components/moment.ts";
import { AddressFilter } from "../lists/filter-select.tsx";
import { PagedList } from "../lists/paged-list.tsx";
import { rereadQueries } from "../lists/reread-queries.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { api } from "../session/api-call.ts";
import { sayFailure } from "../session/trouble.ts";
import { missingAddressesQuery } from "./missing-addresses-query.ts";
import { RedirectDialog } from "./redirect-dialog.tsx";

const orders = Object.entries({ "": "Most asked for first", latest: "Last asked for first" });

export function MissingList() {
  const client = useQueryClient();
  const { get } = useListAddress();
  const [leading, setLeading] = useState<MissingAddress>();
  const rereadList = () => rereadQueries(client, ["missing-addresses"]);
  const ignoring = useMutation({
    mutationFn: ({ id }: MissingAddress) => api.delete(`/missing-addresses/${id}`),
    onSuccess: (_, { address }) => toast.success("The address is ignored", { description: address }),
    onError: (failed) => sayFailure(failed, "The address was not taken off the list"),
    onSettled: rereadList,
  });
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        Old links and slips of typing. Lead those that many ask for to the page that answers them; what programs try at every site is left
        out.
      </p>
      <PagedList
        pages={(query) => missingAddressesQuery({ ...query, order: get("order") })}
        what="The addresses"
        waiting="Loading addresses..."
        empty="Every address that was asked for was found"
        search="Search addresses..."
        filters={<AddressFilter label="Order" name="order" options={orders} />}
      >
        {(missing) => <MissingItem key={missing.id} missing={missing} onLead={setLeading} onIgnore={ignoring.mutate} />}
      </PagedList>
      {leading ? (
        <RedirectDialog
          title="Lead the address on"
          from={leading.address}
          to=""
          isFixed
          returnTo="main"
          onSaved={() => {
            setLeading(undefined);
            return rereadList();
          }}
          onClose={() => setLeading(undefined)}
        />
      ) : null}
    </>
  );
}

type MissingItemProps = { missing: MissingAddress; onLead: (missing: MissingAddress) => void; onIgnore: (missing: MissingAddress) => void };

function MissingItem({ missing, onLead, onIgnore }: MissingItemProps) {
  const { address, asked, first_at, last_at, came_from } = missing;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 space-y-0.5">
        <p className="font-semibold wrap-anywhere">{address}</p>
        <p className="text-sm text-quiet wrap-anywhere">
          {asked === 1
            ? `Asked for once: ${momentInText(last_at)}`
            : `Asked for ${asked} times, last: ${momentInText(last_at)}, first: ${momentInText(first_at)}`}
          {came_from ? (
            <>
              {" · linked on "}
              <a href={came_from} className="underline underline-offset-4">
                {came_from}
              </a>
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Lead to…: ${address}`} onClick={() => onLead(missing)}>
          Lead to…
        </Button>
        <QuietButton aria-label={`Ignore ${address}`} onClick={() => onIgnore(missing)}>
          Ignore
        </QuietButton>
      </div>
    </li>
  );
}
