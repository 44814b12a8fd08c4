import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Redirect, redirect as redirectAnswer } from "#contract/redirect.ts";
import { Badge } from "../components/badge.tsx";
import { Button, RemoveButton } from "../components/button.tsx";
import { momentInText } from "../components/moment.ts";
import { DeleteDialog } from "../lists/delete-dialog.tsx";
import { AddressFilter } from "../lists/filter-select.tsx";
import { pageQuery } from "../lists/page-of.ts";
import { PagedList } from "../lists/paged-list.tsx";
import { rereadQueries } from "../lists/reread-queries.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { api } from "../session/api-call.ts";
import { RedirectDialog } from "./redirect-dialog.tsx";

const orders = Object.entries({ "": "Newest first", hits: "Most used first", from: "By address" });
const redirectsQuery = pageQuery("/redirects", redirectAnswer);
const states = { page: "A page is there now", gone: "Its page is gone" } as const;

export function RedirectList() {
  const client = useQueryClient();
  const { get } = useListAddress();
  const [open, setOpen] = useState<{ what: "edit" | "delete"; redirect: Redirect }>();
  const done = () => {
    setOpen(undefined);
    return rereadQueries(client, ["redirects"]);
  };
  return (
    <>
      <p className="mb-5 max-w-prose text-quiet">
        When the address of a course, an exam or a post changes, the old one leads to the new one by itself, and is not listed here.
      </p>
      <PagedList
        pages={(query) => redirectsQuery({ ...query, order: get("order") })}
        what="The redirects"
        waiting="Loading redirects..."
        empty="No redirects yet"
        search="Search redirects..."
        filters={<AddressFilter label="Order" name="order" options={orders} />}
      >
        {(redirect) => <RedirectItem key={redirect.id} redirect={redirect} onOpen={(what) => setOpen({ what, redirect })} />}
      </PagedList>
      {open?.what === "edit" ? (
        <RedirectDialog
          title="Edit the redirect"
          id={open.redirect.id}
          from={open.redirect.from}
          to={open.redirect.to}
          returnTo={`edit-${open.redirect.id}`}
          onSaved={done}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open?.what === "delete" ? (
        <DeleteDialog
          question="Delete this redirect?"
          title={`${open.redirect.from} → ${open.redirect.to}`}
          itemName="redirect"
          remove={() => api.delete(`/redirects/${open.redirect.id}`)}
          onDone={done}
          onCancel={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}

function RedirectItem({ redirect, onOpen }: { redirect: Redirect; onOpen: (what: "edit" | "delete") => void }) {
  const { id, from, to, title, state, hits, last_hit_at, created_at, created_by } = redirect;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 space-y-0.5">
        <p className="wrap-anywhere">
          <span className="font-semibold">{from}</span> <span className="text-quiet">leads to</span>{" "}
          <span className="font-semibold">{to}</span>
          {title ? <span className="text-quiet"> (“{title}”)</span> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          {state === "leads" ? null : <Badge look="warning">{states[state]}</Badge>}
          <span>
            {hits === 0 ? "Not used yet" : `Used ${hits === 1 ? "once" : `${hits} times`}`}
            {last_hit_at ? `, last: ${momentInText(last_hit_at)}` : ""}
          </span>
          <span>
            Made: {momentInText(created_at)}, by {created_by}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button id={`edit-${id}`} aria-label={`Edit the redirect from ${from}`} onClick={() => onOpen("edit")}>
          Edit
        </Button>
        <RemoveButton aria-label={`Delete the redirect from ${from}`} onClick={() => onOpen("delete")}>
          Delete
        </RemoveButton>
      </div>
    </li>
  );
}
