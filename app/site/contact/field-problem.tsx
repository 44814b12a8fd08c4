/** What is wrong with one field, in words and with a sign, since colour alone does not reach everyone. */
export function FieldProblem({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-2 font-semibold text-brick">
      <svg viewBox="0 0 20 20" width="1rem" height="1rem" className="mt-1 shrink-0 fill-current" aria-hidden="true">
        <path d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 5.5h2v6H9v-6Zm0 7.5h2v2H9v-2Z" />
      </svg>
      {children}
    </p>
  );
}
