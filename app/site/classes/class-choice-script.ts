import { stored } from "#app/stored.ts";

const key = "class-choice";

/** The answer "no class fits" is one page, whatever was chosen: that is put back into its form here, so that one thing of it can be changed. */
export function keepClassChoice() {
  const form = document.querySelector<HTMLFormElement>(".class-filters form");
  if (!form) return;
  form.addEventListener("submit", () => stored(() => sessionStorage.setItem(key, JSON.stringify([...new FormData(form)]))));
  const chosen = location.search === "?fits=none" && stored(() => sessionStorage.getItem(key));
  if (!chosen) return;
  for (const [name, value] of JSON.parse(chosen)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
    if (field instanceof HTMLInputElement) field.checked = true;
  }
  form.closest("details")?.setAttribute("open", "");
}
