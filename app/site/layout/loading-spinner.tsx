export function LoadingSpinner({ loading }: { loading: boolean }) {
  return (
    <div role="status" className="print-hidden">
      {loading && (
        <p className="loading">
          <span className="spinner" />
          Loading…
        </p>
      )}
    </div>
  );
}
