import type { ReactNode } from "react";

type ButtonLook = "primary" | "secondary";

/** The look of everything that is pressed; for a real <button> use it as its className. */
export function buttonLook(look: ButtonLook = "primary"): string {
  return `button button-${look}`;
}

/** A link that looks like a button. */
export function ButtonLink({ to, look, className, children }: { to: string; look?: ButtonLook; className?: string; children: ReactNode }) {
  return (
    <a href={to} className={className ? `${buttonLook(look)} ${className}` : buttonLook(look)}>
      {children}
    </a>
  );
}
