/** Escape closes the chat button's tooltip until the pointer or the focus comes back. */
export function startChatTip(): void {
  const button = document.querySelector<HTMLElement>(".chat-button");
  if (!button) return;
  const hush = (on: boolean) => button.toggleAttribute("data-hushed", on);
  addEventListener("keydown", ({ key }) => key === "Escape" && hush(true));
  for (const left of ["pointerleave", "focusout"]) button.addEventListener(left, () => hush(false));
}
