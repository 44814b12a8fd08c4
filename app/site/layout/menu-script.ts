/** Opens and closes the menu where the browser does not know `command` or `closedby`, and closes it on a page that comes back from memory. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>("#menu");
  if (!menu) return;
  if (!("commandForElement" in HTMLButtonElement.prototype))
    for (const button of document.querySelectorAll("[commandfor=menu]"))
      button.addEventListener("click", () => (button.getAttribute("command") === "close" ? menu.close() : menu.showModal()));
  if (!("closedBy" in HTMLDialogElement.prototype)) menu.addEventListener("click", (event) => event.target === menu && menu.close());
  addEventListener("pageshow", ({ persisted }) => persisted && menu.close());
}
