import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The state of a link to a form, also on another screen: closing the form then goes back. */
export const openedHere = { openedHere: true };

/** A search with this form in it; undefined: with none. */
export function withForm(search: string, form: "new" | number | undefined): string {
  const next = new URLSearchParams(search);
  if (form === undefined) next.delete("form");
  else next.set("form", String(form));
  return next.size > 0 ? `?${next}` : "";
}

/** The form that a list's address opens ("?form=12", "?form=new"), and how to open, replace and close it. */
export function useFormInAddress() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = params.get("form");
  const open: "new" | number | undefined = wanted === "new" ? "new" : wanted && /^[1-9]\d{0,9}$/.test(wanted) ? Number(wanted) : undefined;
  const isOpenedHere = typeof location.state === "object" && location.state !== null && "openedHere" in location.state;

  // Reads the address when it is called, so that it stays one function and cards need not be drawn again.
  const show = useCallback(
    (form: "new" | number) => {
      navigate({ search: withForm(window.location.search, form) }, { state: openedHere, preventScrollReset: true });
    },
    [navigate],
  );

  /** Another record in place of the open one: closing it leads back to the list. */
  const goOn = useCallback(
    (form: number) => {
      const state = isOpenedHere ? openedHere : null;
      navigate({ search: withForm(window.location.search, form) }, { replace: true, state, preventScrollReset: true });
    },
    [navigate, isOpenedHere],
  );

  const close = useCallback(() => {
    if (isOpenedHere) return navigate(-1);
    return navigate({ search: withForm(window.location.search, undefined) }, { replace: true, preventScrollReset: true });
  }, [navigate, isOpenedHere]);

  /** `id`: of the record that is open; 0 of none. */
  return { open, id: typeof open === "number" ? open : 0, show, goOn, close };
}
