import type { ComponentProps, ReactNode } from "react";
import { type DrawnIcon, PlusIcon } from "./icons.tsx";
import { Spinner } from "./waiting.tsx";

type Look = "primary" | "plain" | "danger" | "quiet" | "remove";

const looks: Record<Look, string> = {
  primary: "bg-lagoon text-on-lagoon hover:bg-lagoon-deep border-transparent",
  plain: "bg-card text-ink border-line hover:bg-sand",
  danger: "bg-brick text-on-brick border-transparent hover:brightness-90 dark:hover:brightness-110",
  quiet: "border-transparent text-ink hover:bg-sand",
  remove: "border-transparent text-brick hover:bg-brick-pale",
};

const base =
  "inline-flex items-center justify-center gap-2 rounded-lg border px-4 py-2 min-h-11 text-base font-semibold disabled:opacity-60 aria-disabled:opacity-60";

type ButtonProps = ComponentProps<"button"> & {
  look?: Look;
  /** Before its words. */
  icon?: DrawnIcon;
  /** Text while the work goes on; the button is disabled meanwhile. */
  busy?: ReactNode;
};

export function Button({ look = "plain", icon: Icon, busy, children, className = "", disabled, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} disabled={disabled || Boolean(busy)} className={`${base} ${looks[look]} ${className}`}>
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        <>
          {Icon ? <Icon /> : null}
          {children}
        </>
      )}
    </button>
  );
}

const buttonOf = (look: Look) => (button: Omit<ButtonProps, "look">) => <Button {...button} look={look} />;

/** What a form or a dialog is there for. */
export const PrimaryButton = buttonOf("primary");
/** What is done rarely, or may be passed by. */
export const QuietButton = buttonOf("quiet");
/** Takes something away. */
export const RemoveButton = buttonOf("remove");

/** Adds one more to what a form lists. */
export function AddButton({ children, ...rest }: ComponentProps<"button">) {
  return (
    <Button {...rest}>
      <PlusIcon className="size-4" />
      {children}
    </Button>
  );
}

export function buttonLook(look: Look = "plain"): string {
  return `${base} ${looks[look]}`;
}

type IconButtonProps = ComponentProps<"button"> & { label: string; icon: DrawnIcon; small?: boolean };

/** A button that shows an icon only; `label` is its name. */
export function IconButton({ label, icon: Icon, small, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded-lg text-quiet hover:bg-sand hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent ${className}`}
    >
      <Icon className={small ? "size-4" : "size-5"} />
    </button>
  );
}
