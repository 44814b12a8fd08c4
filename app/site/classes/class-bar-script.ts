/** The bar that leads to the classes goes while they are in view. */
export function startClassBar(): void {
  const bar = document.querySelector<HTMLElement>(".class-bar");
  const list = document.getElementById("classes")?.parentElement;
  if (!bar || !list) return;
  new IntersectionObserver((seen) => {
    bar.style.visibility = seen.at(-1)?.isIntersecting ? "hidden" : "";
  }).observe(list);
}
