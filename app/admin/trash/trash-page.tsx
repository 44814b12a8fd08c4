import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { isPagedPath } from "#contract/content-kinds.ts";
import type { Trashed } from "#contract/history.ts";
import { actorLabel } from "../components/actor-label.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { momentInText } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { changedByReturn, restoreFromTrash, trashQuery } from "../history/history-calls.ts";
import { nounLabel } from "../history/noun-labels.ts";
import { PagedList } from "../lists/paged-list.tsx";
import { RedirectDialog } from "../redirects/redirect-dialog.tsx";
import { RemoveSamples, usePutBack } from "../samples/remove-samples.tsx";
import { samplesInWords } from "../samples/samples-in-words.ts";
import { samplesQuery } from "../samples/samples-query.ts";
import { api } from "../session/api-call.ts";
import { sayFailure, useStep } from "../session/trouble.ts";

export default function TrashPage() {
  return (
    <>
      <PageHead title="Trash" />
      <p className="mb-5 max-w-prose text-quiet">
        What is deleted stays here for 30 days, and is then gone for good. A restored record is where it was, or at the end of its list if
        that place is taken; a course that was featured is featured again if there is a free place. Enquiries do not come here: they are
        erased at once.
      </p>
      <SamplesPanel />
      <PagedList pages={trashQuery} what="The trash" waiting="Loading trash..." empty="The trash is empty" className="space-y-3">
        {(item) => <TrashItem key={`${item.noun}-${item.id}`} item={item} />}
      </PagedList>
    </>
  );
}

function TrashItem({ item }: { item: Trashed }) {
  const client = useQueryClient();
  const word = nounLabel(item.noun);
  const [leading, setLeading] = useState(false);
  const restoring = useMutation({
    mutationFn: () => restoreFromTrash(item.noun, item.id),
    onSuccess: (restored) => toast.success(`“${item.title}” is back`, { description: changedByReturn(restored) }),
    onError: (error) => sayFailure(error, `The ${word} was not restored`),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-card p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
          <Badge>{word}</Badge>
          Deleted: {momentInText(item.deleted_at)}, by {actorLabel(item.deleted_by)}. Gone for good: {momentInText(item.erased_at)}
        </p>
        <h2 className="text-lg font-semibold wrap-anywhere">{item.title}</h2>
      </div>
      {isPagedPath(item.noun) ? (
        <Button id={`lead-${item.noun}-${item.id}`} aria-label={`Lead its address to…: ${item.title}`} onClick={() => setLeading(true)}>
          Lead its address to…
        </Button>
      ) : null}
      <Button aria-label={`Restore ${item.title}`} busy={restoring.isPending && "Restoring..."} onClick={() => restoring.mutate()}>
        Restore
      </Button>
      {leading ? (
        <RedirectDialog
          title="Lead its address on"
          from={`“${item.title}”`}
          to=""
          isFixed
          returnTo={`lead-${item.noun}-${item.id}`}
          save={async ({ to }) => {
            await api.post(`/trash/${item.noun}/${item.id}/redirect`, { to });
            toast.success(`“${item.title}”: its address leads to ${to} now`);
          }}
          onSaved={() => setLeading(false)}
          onClose={() => setLeading(false)}
        />
      ) : null}
    </li>
  );
}

/** Removes the samples and puts them back, above the trash; nothing where there is neither to do. */
function SamplesPanel() {
  const { data } = useQuery(samplesQuery);
  const putBack = usePutBack();
  const { busy, take } = useStep();
  if (!data || (data.items.length === 0 && data.undo.length === 0)) return null;
  const { items, staying, undo } = data;
  const some = items.length === 1 ? "1 record came" : `${items.length} records came`;
  return (
    <Card id="samples" title="Samples" className="mb-6">
      {items.length > 0 ? (
        <p>
          {some} with the program, and nobody changed them. They wear the badge “Sample” in the lists.
          {staying.length === items.length ? " Something of yours needs them, so they stay." : ""}
        </p>
      ) : null}
      <RemoveSamples state={data} id="remove-samples" />
      {undo.map(({ id, count, by, at }) => (
        <div key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p id={`removed-${id}`}>
            {samplesInWords(count)} moved to the trash by {actorLabel(by)}, {momentInText(at)}.
          </p>
          <Button
            aria-describedby={`removed-${id}`}
            busy={busy === id && "Putting back..."}
            disabled={busy !== undefined && busy !== id}
            onClick={() => take("The samples were not put back", () => putBack(id), id)}
          >
            Put the samples back
          </Button>
        </div>
      ))}
    </Card>
  );
}
