/** Hides the bar that leads to the classes while they are in view (above the lowest quarter, where it stands), unless the focus is in it. */
export function startClassBar(): void {
  const bar = document.querySelector<HTMLElement>(".class-bar");
  const list = document.getElementById("classes")?.parentElement;
  if (!bar || !list) return;
  new IntersectionObserver(
    (seen) => {
      bar.style.visibility = seen.at(-1)?.isIntersecting && !bar.contains(document.activeElement) ? "hidden" : "";
    },
    { rootMargin: "0px 0px -25%" },
  ).observe(list);
}
