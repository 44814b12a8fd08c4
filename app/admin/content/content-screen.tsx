import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useMemo, useState } from "react";
import { toast } from "sonner";
import { isSeen, publishingState, publishingStates } from "#contract/fields/publishing.ts";
import { PrimaryButton } from "../components/button.tsx";
import { capitalised } from "../components/capitalised.ts";
import { PlusIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Pager } from "../components/pager.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { Spinner, Waiting } from "../components/waiting.tsx";
import { AddressFilter } from "../lists/filter-select.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { MarkedItems } from "../lists/marked-items.ts";
import { MissingRecord } from "../lists/missing-record.tsx";
import { pageSize } from "../lists/page-of.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { pagedItem } from "../preview/paged-item.ts";
import { rereadSamples, sampleIdsQuery } from "../samples/samples-query.ts";
import { useAllowed } from "../session/session.ts";
import { sayRestored } from "../versions/say-restored.ts";
import { type ContentCalls, type StoredItem, workingCopyNotes } from "./content-calls.ts";
import type { ContentDialogProps } from "./content-dialog.tsx";
import { DeleteItemDialog } from "./delete-item-dialog.tsx";
import type { CardActions } from "./item-buttons.tsx";
import { publishedSentence, publishingOf } from "./publishing-ways.ts";
import { UnfinishedNew } from "./unfinished-new.tsx";
import type { ContentList } from "./use-content-list.ts";
import { useDuplicate } from "./use-duplicate.ts";
import { useRereadAtMoment } from "./use-reread-at-moment.ts";

const states = Object.entries({ "": "All", ...publishingStates });

export type ContentScreenProps<Item extends StoredItem, Fields extends object, Card extends StoredItem> = {
  calls: ContentCalls<Item, Fields>;
  list: ContentList<Item, Card>;
  Dialog: ComponentType<ContentDialogProps<Item>>;
  mayChange?: boolean;
  /** Of a list that staff put in order. */
  order?: { saving: boolean; moved: string };
  tools?: ReactNode;
  /** Why visitors do not see what was just saved; undefined when they do. */
  hiddenBecause?: (item: Item) => string | undefined;
  /** What staff are told while there are none. */
  whenEmpty?: string;
  /** Asked before one is deleted: what must be done first. */
  keptBy?: ((card: Card) => ReactNode) | undefined;
  children: (shown: readonly Card[], actions: CardActions<Card>) => ReactNode;
};

/** The screen of one kind of content: search, add, edit, delete (specification, section 2). */
export function ContentScreen<Item extends StoredItem, Fields extends object, Card extends StoredItem>(
  props: ContentScreenProps<Item, Fields, Card>,
) {
  const { calls, list, mayChange = true, order, tools, whenEmpty, keptBy, children } = props;
  const { title, one, many } = calls.kind.screen;
  const { shown, search, form, read, pages } = list;
  const saving = order?.saving ? (
    <p role="status" className="flex items-center gap-2 text-quiet">
      <Spinner />
      Saving new order...
    </p>
  ) : null;
  const [deleting, setDeleting] = useState<Card>();
  const { data: notes } = useQuery({ ...workingCopyNotes, enabled: calls.kind.publishing !== undefined });
  const { path } = calls.kind;
  const address = useListAddress();
  const isAllowed = useAllowed();
  const { data: samples } = useQuery({ ...sampleIdsQuery(path), enabled: isAllowed("content") });
  const client = useQueryClient();
  const duplicate = useDuplicate(calls, list);
  const isPublishable = calls.kind.publishing !== undefined;
  const readAt = useRereadAtMoment(isPublishable ? shown : undefined, list.reread);
  const marked = useMemo(
    () => ({ changed: new Set(notes?.flatMap(({ noun, id }) => (noun === path ? [id] : []))), samples: new Set(samples), readAt }),
    [notes, path, samples, readAt],
  );

  return (
    <>
      <PageHead title={title} note={saving}>
        {mayChange ? (
          <PrimaryButton icon={PlusIcon} id="add-new" onClick={() => form.show("new")}>
            Add {capitalised(one)}
          </PrimaryButton>
        ) : null}
      </PageHead>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchBox placeholder={`Search ${many}...`} value={search.text} onChange={search.setText} />
        {calls.kind.publishing ? <AddressFilter label="Show" name="state" options={states} /> : null}
        {tools}
        {order ? (
          <p role="status" className="sr-only">
            {order.moved}
          </p>
        ) : null}
      </div>
      {isPublishable && mayChange ? <UnfinishedNew calls={calls} open={form.open} onOpen={() => form.show("new")} /> : null}
      {list.isPending ? <Waiting>Loading {many}...</Waiting> : null}
      {read.error && !shown ? <ListTrouble what={capitalised(many)} error={read.error} onRetry={() => read.refetch()} /> : null}
      <p role="status" className="mb-3 wrap-anywhere empty:hidden">
        {shown && shown.length > 0 && list.instead ? `No exact match. Near: ${list.instead}.` : null}
      </p>
      {shown?.length === 0 ? (
        <EmptyList
          of={`No ${many} available`}
          search={search.wanted}
          onClear={() => search.setText("")}
          filters={list.state ? [publishingStates[list.state]] : []}
          onClearFilters={() => address.clear("state")}
        >
          No {many} available
          {whenEmpty && !search.wanted && !list.state ? (
            <span className="mx-auto mt-1 block max-w-prose font-normal text-quiet">{whenEmpty}</span>
          ) : null}
        </EmptyList>
      ) : null}
      <MarkedItems value={marked}>
        {shown && shown.length > 0 ? (
          <div aria-busy={pages?.isStale}>
            {children(shown, { onEdit: form.show, onDelete: setDeleting, onDuplicate: duplicate })}
            {pages ? <Pager {...pages} size={pageSize} /> : null}
          </div>
        ) : null}
      </MarkedItems>
      <OpenForm {...props} />
      {deleting ? (
        <DeleteItemDialog
          calls={calls}
          item={deleting}
          keptBy={keptBy?.(deleting)}
          onDone={() => {
            setDeleting(undefined);
            rereadSamples(client);
            void list.reread();
          }}
          onCancel={() => setDeleting(undefined)}
        />
      ) : null}
    </>
  );
}

/** The way to what was just published; undefined where visitors do not see it, or it has no page. */
function seeOnSite({ page, publishing }: ContentCalls["kind"], item: object): ReactNode {
  if (!page || !publishing || !isSeen(publishingOf(item))) return undefined;
  return (
    <>
      Published.{" "}
      <a href={page.address(pagedItem.parse(item))} target="_blank" rel="noopener" className="font-semibold underline underline-offset-4">
        See it on the site
      </a>
    </>
  );
}

/** Said where visitors saw it until now and see it again on a day that comes. */
function offTheSite({ publishing }: ContentCalls["kind"], before: object | null | undefined, item: object): string | undefined {
  if (!publishing || !before || !isSeen(publishingOf(before))) return undefined;
  const after = publishingOf(item);
  return isSeen(after) || publishingState(after) === "withdrawn"
    ? undefined
    : "Until then it is off the website, where visitors saw it before.";
}

function OpenForm<Item extends StoredItem, Fields extends object, Card extends StoredItem>(props: ContentScreenProps<Item, Fields, Card>) {
  const { calls, list, Dialog, hiddenBecause } = props;
  const { form } = list;
  const { data: edited, error: editedError, refetch } = list.edited;
  const { one } = calls.kind.screen;
  const client = useQueryClient();
  const { id } = form;
  const canHaveCopy = calls.kind.publishing !== undefined && id > 0;
  const copy = useQuery({ ...calls.workingCopy(id), enabled: canHaveCopy, refetchOnWindowFocus: false });
  /** What the list says beside its items. */
  const rereadBadges = () => {
    rereadSamples(client);
    void client.invalidateQueries({ queryKey: workingCopyNotes.queryKey });
  };
  /** A new one that was saved as a draft: its form is still the one of a new item, under another address. */
  const [begun, setBegun] = useState<number>();
  if (begun !== undefined && form.open === undefined) setBegun(undefined);
  const isBegun = begun !== undefined && begun === form.open;
  if (form.open === undefined) return null;
  if (canHaveCopy && !isBegun && edited && copy.data === undefined)
    return copy.error ? <ListTrouble what={`The ${one}`} error={copy.error} onRetry={() => void copy.refetch()} /> : null;
  if (form.open === "new" || isBegun || edited) {
    return (
      <Dialog
        key={isBegun ? "new" : form.open}
        item={form.open === "new" || isBegun ? undefined : (edited ?? undefined)}
        workingCopy={copy.data ?? undefined}
        onDiscarded={() => {
          rereadBadges();
          form.close();
        }}
        onClose={form.close}
        onSaved={(saved, created, way) => {
          rereadBadges();
          if (way === "keep") return;
          if (way === "draft") {
            list.onSaved(saved);
            if (!created) return;
            setBegun(saved.id);
            form.goOn(saved.id);
            return;
          }
          const hidden = hiddenBecause?.(saved);
          const said = calls.kind.publishing
            ? publishedSentence(one, saved, created)
            : `${capitalised(one)} ${created ? "created" : "updated"}`;
          const description = hidden ?? offTheSite(calls.kind, edited, saved) ?? seeOnSite(calls.kind, saved);
          toast.success(said, description ? { description, duration: 10_000 } : {});
          list.onSaved(saved);
          form.close();
        }}
        onGoTo={async (other) => {
          await list.reread();
          form.goOn(other);
        }}
        onRestored={async (undo, said) => {
          const reread = () => {
            rereadBadges();
            return list.reread();
          };
          await reread();
          sayRestored(copy.data ? `${said}. The unpublished changes are still kept beside it` : said, () => undo().then(reread));
          form.close();
        }}
      />
    );
  }
  if (edited === null) return <MissingRecord itemName={one} onClose={form.close} />;
  return editedError ? <ListTrouble what={`The ${one}`} error={editedError} onRetry={() => refetch()} /> : null;
}
