import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import { LoadingSpinner } from "./loading-spinner.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { useNavigationStatus } from "./use-navigation-status.ts";

export function NavigationStatus({ facts }: { facts: AcademyFacts }) {
  const { loading, failed, tryAgain, stay } = useNavigationStatus();
  return (
    <>
      <LoadingSpinner loading={loading} />
      {/* There before it says something: screen readers hear of changes only. */}
      <div role="alert" className="print-hidden fixed inset-x-0 bottom-0 z-40">
        {failed && <OfflineNote facts={facts} tryAgain={tryAgain} stay={stay} />}
      </div>
    </>
  );
}
