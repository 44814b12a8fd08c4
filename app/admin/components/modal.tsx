import { type FocusEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./button.tsx";
import { CloseIcon } from "./icons.tsx";
import { useLayer } from "./layers.ts";
import { bringToastsToFront, dropReadToasts } from "./toast-host.ts";

const sizes = { small: "max-w-lg", large: "max-w-4xl", wide: "max-w-[112rem]" } as const;

export type ModalProps = {
  title: string;
  /** Asked for by Escape, the close button and the phone's back gesture; the owner decides. */
  onClose: () => void;
  onSave?: (() => void) | undefined;
  children: ReactNode;
  /** Between the title and what scrolls. */
  bar?: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof sizes;
  /** Id of the element that takes the focus back when the one that opened this is gone. */
  returnTo?: string | undefined;
  alert?: boolean;
};

export function Modal({ title, onClose, onSave, children, bar, footer, size = "small", returnTo, alert }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayer(true, onClose, onSave);
  useFocusBack(returnTo);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    dropReadToasts();
    bringToastsToFront();
    if (element) focusFirst(element, alert === true);
    return () => {
      element?.close();
      bringToastsToFront();
    };
  }, [alert]);

  // A file field inside sends a "cancel" event of its own when its picker is closed.
  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  return createPortal(
    <dialog
      ref={dialog}
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={heading}
      onFocus={showWhole}
      onCancel={(event) => {
        if (!own(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser may close it by itself at a second back gesture; while it is rendered it stays open.
        if (!own(event) || !event.currentTarget.isConnected || event.currentTarget.open) return;
        event.currentTarget.showModal();
        onClose();
      }}
      className={`m-auto flex max-h-[calc(100dvh-1rem)] w-[calc(100vw-1rem)] flex-col rounded-xl border border-line bg-card text-ink shadow-xl ${sizes[size]}`}
    >
      <header className="flex items-start justify-between gap-3 border-b border-line px-5 py-3">
        <h2 id={heading} tabIndex={-1} className="min-w-0 pt-1 outline-none font-display wrap-anywhere text-xl font-semibold">
          {title}
        </h2>
        <IconButton icon={CloseIcon} label="Close" onClick={onClose} className="-mr-2" />
      </header>
      {bar}
      {/* relative: words for screen readers only would stretch the dialog itself, and a wheel over its header scroll all of it away. */}
      <div
        data-body
        className="relative min-h-0 space-y-4 overflow-y-auto overscroll-contain px-5 py-4 [&_:is(input,select,textarea)]:scroll-mt-12 [&_:is(input,select,textarea)]:scroll-mb-4"
      >
        {children}
      </div>
      {footer ? (
        <footer
          ref={keepToastsAbove}
          className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 max-sm:gap-2 max-sm:[&_button]:px-3"
        >
          {footer}
        </footer>
      ) : null}
    </dialog>,
    document.body,
  );
}

/**
 * The first field where a pointer is fine; on a phone the title, since a field would bring up the keyboard at once, and also where the first
 * one is folded away and cannot have it: Firefox would leave it on the button that closes.
 */
function focusFirst(dialog: HTMLElement, isQuestion: boolean): void {
  const fine = matchMedia("(pointer: fine)").matches;
  const field = fine
    ? dialog.querySelector<HTMLElement>("[data-body] :is(input:not([type=file], [type=hidden]), textarea, select):enabled")
    : null;
  const wanted = isQuestion ? dialog.querySelector<HTMLElement>("footer button") : field;
  (wanted?.checkVisibility() ? wanted : dialog.querySelector<HTMLElement>("h2"))?.focus();
}

/** Of a field that gets the focus Safari brings the caret into view, and may leave its name above and half of it below. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  // What is pressed is in view, and would be missed if it moved meanwhile.
  if (target.matches("input, select, textarea") && !target.matches(":active")) target.scrollIntoView({ block: "nearest" });
}

/** Toasts stand above the buttons (admin.css), which take more than one line on a phone. */
function keepToastsAbove(foot: HTMLElement) {
  const watch = new ResizeObserver(() => foot.parentElement?.style.setProperty("--foot", `${foot.offsetHeight}px`));
  watch.observe(foot);
  return () => watch.disconnect();
}

function useFocusBack(returnTo: string | undefined): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
    return () => {
      const before = opener.current;
      // After the dialog's own close, and after the list behind it was drawn again.
      setTimeout(() => {
        const now = document.activeElement;
        if (document.querySelector("dialog:modal")?.contains(now)) return;
        if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
        // Two dialogs that close together: the lower one knows better where the focus belongs.
        else if (now === null || now === document.body) document.getElementById(returnTo ?? "main")?.focus();
      }, 0);
    };
  }, [returnTo]);
}
