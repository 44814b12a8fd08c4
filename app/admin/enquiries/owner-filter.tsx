import { useQuery } from "@tanstack/react-query";
import { FilterSelect } from "../lists/filter-select.tsx";
import { ownersQuery } from "./enquiry-calls.ts";

export function OwnerFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data: owners = [] } = useQuery(ownersQuery);
  const options = [{ value: "", label: "Anyone's" }, ...owners.map(({ id, name }) => ({ value: String(id), label: name }))];
  return <FilterSelect label="Whose" value={value} options={options} onChange={onChange} />;
}
