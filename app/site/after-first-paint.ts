/**
 * Does what is not seen first when the page is loaded and painted: what is asked for before shares a cheap phone's line with the words
 * and the first picture.
 */
export function afterFirstPaint(task: () => void): void {
  const afterLoad = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
  if (document.readyState === "complete") afterLoad();
  else addEventListener("load", afterLoad, { once: true });
}
