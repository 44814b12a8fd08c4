/** Lets the device share the page where it can, else copies its address; without either the links beside the button are all there is. */
export function startSharing(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-share]");
  const { share: url = "", title = "" } = button?.dataset ?? {};
  const canShare = "share" in navigator;
  if (!button || (!canShare && !("clipboard" in navigator))) return;
  if (canShare) button.textContent = "Share";
  button.style.visibility = "";
  button.addEventListener("click", async () => {
    const status = button.closest("div")?.querySelector("[role=status]");
    const say = (words: string) => status?.replaceChildren(words);
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say("The link is copied.");
    } catch {
      // Whoever closes the device's own window has shared nothing, and knows it.
      if (!canShare) say(`The link could not be copied: ${url}`);
    }
  });
}
