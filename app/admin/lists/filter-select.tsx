import { useId } from "react";
import { type Choice, option } from "../components/field.tsx";
import { useListAddress } from "./use-list-address.ts";

type FilterSelectProps = {
  label: string;
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
};

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 max-w-full items-center gap-x-2 max-sm:basis-full max-sm:flex-wrap">
      <label htmlFor={id} className="shrink-0 whitespace-nowrap text-quiet max-sm:w-24">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full min-w-0 max-sm:flex-[1_1_9rem] sm:max-w-52 rounded-lg border border-quiet/60 bg-card px-3"
      >
        {options.map(([one, words]) => option(one, words))}
      </select>
    </div>
  );
}

/** One that narrows the list of a screen, whose address has it under `name`. */
export function AddressFilter({ name, ...select }: { name: string } & Pick<FilterSelectProps, "label" | "options">) {
  const { get, filter } = useListAddress();
  return <FilterSelect {...select} value={get(name)} onChange={(value) => filter(name, value)} />;
}
