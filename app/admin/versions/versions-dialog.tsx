import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { publishingState } from "#contract/fields/publishing.ts";
import type { Compared } from "../compare/compared-parts.ts";
import { Differences } from "../compare/differences.tsx";
import { actorLabel } from "../components/actor-label.ts";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { momentInText } from "../components/moment.ts";
import { TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ConfirmDialog } from "../lists/confirm-dialog.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { publishing } from "../preview/paged-item.ts";
import { api } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";
import type { UndoRestore } from "./say-restored.ts";
import { notFeatured, restoreVersion, versionsQuery } from "./version-calls.ts";

const besides = { now: "what is different now", before: "what each save changed" } as const;

type VersionsDialogProps = {
  /** The address of the record in the API: "/courses/3". */
  at: string;
  compared: readonly Compared[];
  /** `undo` saves again what was there before; `said`: what was done. */
  onRestored: (undo: UndoRestore, said: string) => Promise<void>;
  onClose: () => void;
};

type EarlierVersionsProps = Omit<VersionsDialogProps, "onClose"> & {
  /** The form that it is opened from. */
  record: { abandon: () => void; holdsText: boolean; saving: boolean };
};

/** A button in a form that shows its record's earlier versions; disabled while something is typed, which restoring one would lose. */
export function EarlierVersions({ record, onRestored, ...dialog }: EarlierVersionsProps) {
  const [open, setOpen] = useState(false);
  const restored: VersionsDialogProps["onRestored"] = (undo, said) => {
    record.abandon();
    return onRestored(undo, said);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={record.holdsText || record.saving}>
        Earlier versions
      </Button>
      {open ? <VersionsDialog {...dialog} onRestored={restored} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** What a record was before each save, by whom and when; any of it can be saved again. */
function VersionsDialog({ at, compared, onRestored, onClose }: VersionsDialogProps) {
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(versionsQuery(at));
  const { busy, trouble, take } = useStep();
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const [present, ...earlier] = all;
  const isSeenNow = present !== undefined && isPublished(present.item) && publishingState(publishing.parse(present.item)) === "published";
  const [asked, setAsked] = useState<number>();
  const [beside, setBeside] = useState<keyof typeof besides>("now");

  const restore = (version: number) =>
    take(
      "The version was not restored",
      async () => {
        const restored = await restoreVersion(at, version);
        // Of a version that was never published, the server keeps changes beside the item, which stays as it is.
        const dropKept = () => api.delete(`${at}/working-copy?working_copy=1`);
        if (restored.kept) await onRestored(dropKept, `Version ${version} was never published: it is kept as a draft of changes`);
        else await onRestored(async () => present && restoreVersion(at, present.version), "Version restored");
        if (restored.unfeatured) toast.warning(notFeatured);
      },
      String(version),
    );

  return (
    <Modal title="Earlier versions" size="large" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <TroubleNotice trouble={trouble} />
      {isPending ? <Waiting>Loading versions...</Waiting> : null}
      {error && !data ? <ListTrouble what="The versions" error={error} onRetry={() => refetch()} /> : null}
      {present ? (
        <p className="text-quiet">
          Now: {momentInText(present.saved_at)}, by {actorLabel(present.saved_by)}
        </p>
      ) : null}
      {present && earlier.length > 0 ? (
        <>
          <FilterSelect
            label="Show"
            value={beside}
            options={Object.entries(besides)}
            onChange={(value) => setBeside(value === "before" ? value : "now")}
          />
          {beside === "before" ? (
            <Differences compared={compared} one={earlier[0]?.item ?? {}} other={present.item} titles={["Before", "Now"]} />
          ) : null}
        </>
      ) : null}
      {data && earlier.length === 0 ? <p>There are no earlier versions yet: this was saved once.</p> : null}
      <ul className="space-y-3">
        {earlier.map(({ version, saved_at, saved_by, item }, index) => (
          <li key={version} className="space-y-3 rounded-lg border border-line p-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-semibold">
                Version {version}, {momentInText(saved_at)}, by {actorLabel(saved_by)}
              </h3>
              <Button
                aria-label={`Restore version ${version}`}
                disabled={busy !== undefined}
                busy={busy === String(version) ? "Restoring..." : undefined}
                onClick={() => (isSeenNow && isPublished(item) ? setAsked(version) : restore(version))}
              >
                Restore
              </Button>
            </div>
            {present && beside === "now" ? (
              <Differences compared={compared} one={item} other={present.item} titles={["Then", "Now"]} />
            ) : null}
            {beside === "before" ? (
              <SinceBefore compared={compared} before={earlier[index + 1]?.item} item={item} isFirst={!hasNextPage} />
            ) : null}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button busy={isFetchingNextPage && "Loading..."} onClick={() => fetchNextPage()}>
          Show older versions
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <ConfirmDialog
          title={`Restore version ${asked}?`}
          confirm="Restore and publish"
          onConfirm={() => {
            setAsked(undefined);
            void restore(asked);
          }}
          onCancel={() => setAsked(undefined)}
        >
          <p>Visitors see it at once, as it was then.</p>
        </ConfirmDialog>
      )}
    </Modal>
  );
}

/** Only kinds with drafts have a status. Restoring keeps that of the item: a version that was a draft becomes unpublished changes. */
const isPublished = (item: object) => "status" in item && item.status === "published";

type SinceBeforeProps = { compared: readonly Compared[]; before: object | undefined; item: object; isFirst: boolean };

function SinceBefore({ compared, before, item, isFirst }: SinceBeforeProps) {
  if (before) return <Differences compared={compared} one={before} other={item} titles={["Before", "Then"]} />;
  return <p className="text-quiet">{isFirst ? "There is none before it." : "Show older versions to see what it changed."}</p>;
}
