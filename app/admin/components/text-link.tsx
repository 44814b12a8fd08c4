import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonLook } from "./button.tsx";

const plain = "underline underline-offset-4";
const strong = `font-semibold ${plain}`;
const coloured = `font-semibold text-lagoon ${plain}`;

type LinkProps = ComponentProps<typeof Link> & { className?: string };
const linkOf =
  (look: string) =>
  ({ className = "", ...link }: LinkProps) => <Link {...link} className={`${look} ${className}`} />;
const buttonOf =
  (look: string) =>
  ({ className = "", ...button }: ComponentProps<"button">) => (
    <button type="button" {...button} className={`min-h-6 ${look} ${className}`} />
  );

/** A way to another screen; in a text, and in a notice, of the colour of their words. */
export const TextLink = linkOf(coloured);
export const LinkInText = linkOf(plain);
export const LinkInNotice = linkOf(strong);

/** A button that looks like a link, no smaller than a finger finds (WCAG 2.5.8); likewise. */
export const TextButton = buttonOf(coloured);
export const ButtonInNotice = buttonOf(strong);

/** A way to another screen that looks like a button. */
export const ButtonLink = linkOf(buttonLook("plain"));
export const PrimaryLink = linkOf(buttonLook("primary"));
