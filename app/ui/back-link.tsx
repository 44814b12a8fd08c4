export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline">
      <svg viewBox="0 0 20 20" width="1rem" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
        <path d="M17 10H3m6-6-6 6 6 6" />
      </svg>
      {children}
    </a>
  );
}
