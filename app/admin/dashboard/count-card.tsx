export function CountCard({ label, count, failed }: { label: string; count: number | undefined; failed: boolean }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-xl border border-line bg-card p-5">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-display text-4xl font-semibold text-lagoon tabular-nums">
        {count === undefined ? <span className="text-quiet">{failed ? "?" : "…"}</span> : count.toLocaleString("en-GB")}
        {count === undefined && failed ? <span className="block font-text text-sm font-normal text-brick">Could not be loaded</span> : null}
      </dd>
    </div>
  );
}
