const key = "class-choice";

/** The answer "no class fits" is one page, whatever was chosen: that is put back into its form here, so that one thing of it can be changed. */
export function keepClassChoice() {
  const form = document.querySelector<HTMLFormElement>(".class-filters form");
  const store = form && storeOfTab();
  if (!store) return;
  form.addEventListener("submit", () => store.setItem(key, JSON.stringify([...new FormData(form)])));
  const chosen = location.search === "?fits=none" && store.getItem(key);
  if (!chosen) return;
  for (const [name, value] of JSON.parse(chosen)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
    if (field instanceof HTMLInputElement) field.checked = true;
  }
  form.closest("details")?.setAttribute("open", "");
}

function storeOfTab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined; // Switched off by the person whose browser it is.
  }
}
