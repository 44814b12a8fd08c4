/** A bar at the top while the next page is fetched; it appears only when that takes a moment. */
export function LoadingBar({ loading }: { loading: boolean }) {
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
