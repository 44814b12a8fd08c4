import type { ReactNode } from "react";

/** The page around a form for people who are not signed in. `below`: under the box. */
export function SignInFrame({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-4">
      <div className="w-full max-w-sm space-y-6 rounded-xl border border-line bg-card p-6 sm:p-8">
        <div>
          <span className="mark mb-4 size-10 block" />
          <p className="text-sm font-semibold text-lagoon">Back office</p>
          <h1 className="font-display text-3xl font-semibold">{title}</h1>
        </div>
        {children}
      </div>
      {below}
    </main>
  );
}
