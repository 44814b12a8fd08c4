export const fieldClass =
  "w-full rounded-md border border-quiet bg-paper px-3.5 py-2.5 text-ink aria-invalid:border-brick hover:border-action";
