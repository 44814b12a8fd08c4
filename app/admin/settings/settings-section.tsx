import type { ReactNode } from "react";

export function SettingsSection({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-xl border border-line bg-card p-4 sm:p-6">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      {about ? <p className="mt-1 mb-4 text-quiet">{about}</p> : null}
      <div className="space-y-4">{children}</div>
    </section>
  );
}

export function SettingsList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="mt-1 text-quiet sm:mt-0">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
