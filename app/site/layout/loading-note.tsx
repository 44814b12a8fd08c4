/** Said when the next page has not come after a moment (navigation-script.ts). Screen readers hear of changes only: the place is there before. */
export function LoadingNote() {
  return (
    <div role="status" id="loading" className="print-hidden">
      <template>
        <p className="loading">
          <span className="spinner" />
          Loading…
        </p>
      </template>
    </div>
  );
}
