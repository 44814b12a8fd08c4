import { useInfiniteQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import type { Compared } from "../compare/compared-parts.ts";
import { Differences } from "../compare/differences.tsx";
import { actorLabel } from "../components/actor-label.ts";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { momentOf } from "../components/moment.ts";
import { TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { useStep } from "../session/use-step.ts";
import { missingFromVersion, restoreVersion, versionsQuery } from "./version-calls.ts";

type VersionsDialogProps = {
  /** Of its calls: "/courses/3". */
  at: string;
  compared: readonly Compared[];
  onRestored: () => Promise<void>;
  onClose: () => void;
};

/** What a record was before each save, by whom and when; any of it can be saved again. */
export function VersionsDialog({ at, compared, onRestored, onClose }: VersionsDialogProps) {
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(versionsQuery(at));
  const { busy, trouble, take } = useStep();
  const [present, ...earlier] = data?.pages.flatMap(({ items }) => items) ?? [];

  const restore = (version: number) =>
    take(
      "The version was not restored",
      async () => {
        const missing = missingFromVersion(await restoreVersion(at, version));
        await onRestored();
        if (missing) toast.warning(missing);
      },
      String(version),
    );

  return (
    <Modal title="Earlier versions" size="large" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="space-y-4">
        {trouble ? <TroubleNotice trouble={trouble} /> : null}
        {isPending ? <Waiting>Loading versions...</Waiting> : null}
        {error && !data ? <ListTrouble what="The versions" error={error} onRetry={() => refetch()} /> : null}
        {present ? (
          <p className="text-quiet">
            Now: {momentOf(present.saved_at)}, by {actorLabel(present.saved_by)}
          </p>
        ) : null}
        {data && earlier.length === 0 ? <p>There are no earlier versions yet: this was saved once.</p> : null}
        <ul className="space-y-3">
          {earlier.map(({ version, saved_at, saved_by, item }) => (
            <li key={version} className="space-y-3 rounded-lg border border-line p-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="font-semibold">
                  Version {version}, {momentOf(saved_at)}, by {actorLabel(saved_by)}
                </h3>
                <Button
                  aria-label={`Restore version ${version}`}
                  disabled={busy !== undefined}
                  busy={busy === String(version) ? "Restoring..." : undefined}
                  onClick={() => restore(version)}
                >
                  Restore
                </Button>
              </div>
              {present ? <Differences compared={compared} one={item} other={present.item} titles={["Then", "Now"]} /> : null}
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <Button busy={isFetchingNextPage ? "Loading..." : undefined} onClick={() => fetchNextPage()}>
            Show older versions
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
