import type { ReactNode } from "react";

/** A spinner with its text. `page`: alone on the page. */
export function Waiting({ children, page }: { children: ReactNode; page?: boolean }) {
  const Frame = page ? "main" : "div";
  return (
    <Frame>
      <div role="status" className={`flex flex-col items-center justify-center gap-4 text-quiet ${page ? "min-h-dvh" : "py-20"}`}>
        <Spinner className="size-8 text-lagoon" />
        <p>{children}</p>
      </div>
    </Frame>
  );
}

/** The turning ring alone; a text beside it says what is going on. */
export function Spinner({ className = "size-4" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`motion-safe:animate-spin ${className}`}
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      stroke="currentColor"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  );
}
