import type { ReactNode } from "react";
import { Link } from "react-router";

export type ButtonKind = "primary" | "secondary" | "quiet";

/** The look of everything that is pressed; for a real <button> use it as its className. */
export function buttonLook(kind: ButtonKind = "primary"): string {
  return `${common} ${looks[kind]}`;
}

/** A link that looks like a button. Addresses of other sites and `tel:`, `mailto:` work too. */
export function ButtonLink({ to, kind, className, children }: { to: string; kind?: ButtonKind; className?: string; children: ReactNode }) {
  const look = `${buttonLook(kind)} ${className ?? ""}`;
  return /^[a-z]+:/.test(to) ? (
    <a href={to} className={look}>
      {children}
    </a>
  ) : (
    <Link to={to} className={look}>
      {children}
    </Link>
  );
}

const common =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-2 px-6 py-2.5 text-center font-semibold leading-tight no-underline transition-colors";

const looks: Record<ButtonKind, string> = {
  primary: "border-action bg-action text-on-action hover:border-action-deep hover:bg-action-deep",
  secondary: "border-current text-action hover:text-action-deep hover:bg-action/10",
  quiet: "border-transparent px-1 text-action underline decoration-1 underline-offset-4 hover:text-action-deep hover:decoration-2",
};
