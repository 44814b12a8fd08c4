let host: HTMLElement | undefined;

/** What the toasts are drawn in. Only within the dialog that is in front can they be read, heard and pressed: it is put there. */
export function toastHost(): HTMLElement {
  host ??= document.createElement("div");
  if (!host.isConnected) document.body.append(host);
  return host;
}

/** To be called when a dialog was opened or closed. */
export function bringToastsToFront(): void {
  const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (toastHost().parentElement !== front) front.append(toastHost());
}
