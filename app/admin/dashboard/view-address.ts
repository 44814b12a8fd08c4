type View = { view: "new" | "due" | "overdue" | "all"; owner?: number; q?: string };

/** Where the enquiries of a figure are listed; `owner`: those that one person looks after. */
export function viewAddress({ view, owner, q }: View): string {
  return `/admin/enquiries?${new URLSearchParams({ view, ...(owner && { owner: String(owner) }), ...(q && { q }) })}`;
}
