/** The bar that leads to the classes goes while they are in view. */
export function startClassBar(): void {
  const bar = document.querySelector(".class-bar");
  const list = document.getElementById("classes")?.parentElement;
  if (!bar || !list) return;
  new IntersectionObserver((seen) => bar.toggleAttribute("data-away", seen.at(-1)?.isIntersecting)).observe(list);
}
