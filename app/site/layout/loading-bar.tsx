import { useNavigation } from "react-router";

/** A bar at the top while the next page is fetched; it appears only when that takes a moment. */
export function LoadingBar() {
  const loading = useNavigation().state !== "idle";
  return (
    <div role="status" className="print-hidden">
      {loading && (
        <>
          <span className="loading-bar" />
          <span className="sr-only">Loading…</span>
        </>
      )}
    </div>
  );
}
