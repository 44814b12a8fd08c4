import { useLocation, useSearchParams } from "react-router";

/** A day as an address names it; "" for anything else. */
export function dayIn(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}

/** The page and the filters in a list's address, and how to change them. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const page = Math.max(1, Math.floor(Number(params.get("page") ?? 1)) || 1);

  function change(changes: Record<string, string | undefined>) {
    // What stands there now: a search that was typed this moment is not in `params` yet.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === "") next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true, state });
  }

  return {
    page,
    get: (name: string) => params.get(name) ?? "",
    goToPage: (wanted: number) => {
      change({ page: wanted > 1 ? String(wanted) : undefined });
      window.scrollTo({ top: 0 });
    },
    filter: (name: string, value: string | undefined) => change({ [name]: value, page: undefined }),
    clear: (...names: string[]) => change(Object.fromEntries([...names, "page"].map((name) => [name, undefined]))),
  };
}
