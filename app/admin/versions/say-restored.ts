import { toast } from "sonner";

/** Puts back what a restored version replaced. Throws what an API call throws. */
export type UndoRestore = () => Promise<unknown>;

/** Says that an earlier version is back, with a button that takes that back. */
export function sayRestored(said: string, undo: UndoRestore): void {
  const takeBack = () =>
    undo().then(
      () => toast.success("It is as it was before"),
      () => toast.error("That did not work. Earlier versions has what it was before."),
    );
  toast.success(said, { duration: 15_000, action: { label: "Undo", onClick: () => void takeBack() } });
}
