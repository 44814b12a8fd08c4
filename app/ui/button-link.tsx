import type { ReactNode } from "react";
import { Link } from "react-router";

type ButtonKind = "primary" | "secondary" | "quiet";

/** The look of everything that is pressed; for a real <button> use it as its className. */
export function buttonLook(kind: ButtonKind = "primary"): string {
  return `button button-${kind}`;
}

/** A link that looks like a button. Addresses of other sites and `tel:`, `mailto:` work too. */
export function ButtonLink({ to, kind, className, children }: { to: string; kind?: ButtonKind; className?: string; children: ReactNode }) {
  const look = className ? `${buttonLook(kind)} ${className}` : buttonLook(kind);
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
