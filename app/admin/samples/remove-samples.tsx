import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { type SamplesState, samplesRemoved, samplesRestored } from "#contract/samples.ts";
import { reachedByKeys } from "../components/reached-by-keys.ts";
import { nounLabel } from "../history/noun-labels.ts";
import { ConfirmButton } from "../lists/confirm-dialog.tsx";
import { api } from "../session/api-call.ts";
import { sayFailure } from "../session/trouble.ts";
import { countsInWords, samplesInWords, totalOf } from "./samples-in-words.ts";
import { rereadSamples } from "./samples-query.ts";

/** Answers with a function that puts removed samples back and says which could not be, and why. */
export function usePutBack() {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    try {
      const { restored, left } = await api.post("/samples/restore", { id }, samplesRestored);
      const stayed = left.map(({ title, because }) => `“${title}”: ${because}`).join(" ");
      toast.success(
        `${samplesInWords(restored)} ${restored === 1 ? "is" : "are"} back`,
        stayed ? { description: `Still in the trash: ${stayed}`, duration: 20_000 } : {},
      );
    } catch (error) {
      sayFailure(error, "The samples were not put back");
    }
    await client.invalidateQueries();
  };
}

/** The button that removes all samples, which first says what goes and what stays; nothing while there is none to remove. */
export function RemoveSamples({ state, id }: { state: SamplesState; id: string }) {
  const client = useQueryClient();
  const putBack = usePutBack();
  const total = totalOf(state.going);
  if (total === 0) return null;

  async function remove() {
    const { removed, undo } = await api.post("/samples/remove", { count: total }, samplesRemoved).catch((error: unknown) => {
      // Somebody else may have changed one.
      rereadSamples(client);
      throw error;
    });
    toast.success(`${samplesInWords(removed)} moved to the trash`, {
      duration: 20_000,
      action: { label: "Undo", onClick: () => void putBack(undo) },
    });
    void client.invalidateQueries();
  }

  return (
    <ConfirmButton
      button={{ id, children: "Remove the samples" }}
      title={`Remove ${samplesInWords(total)}?`}
      confirm="Remove the samples"
      busy="Removing..."
      danger
      failed="The samples were not removed"
      onConfirm={remove}
    >
      <p>{countsInWords(state.going)}: all that came with the program and nobody changed. They leave the website at once.</p>
      {state.staying.length > 0 ? (
        <>
          <p>
            {state.staying.length === 1 ? "One stays" : `${state.staying.length} stay`}, because something of yours needs{" "}
            {state.staying.length === 1 ? "it" : "them"}:
          </p>
          <ul {...reachedByKeys} className="max-h-48 list-disc space-y-1 overflow-y-auto pl-5">
            {state.staying.map(({ noun, id: item, title, because }) => (
              <li key={`${noun}-${item}`} className="wrap-anywhere">
                {nounLabel(noun)} “{title}” (needed by {because})
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {state.enquiries > 0 ? (
        <p>
          {state.enquiries === 1 ? "One enquiry names" : `${state.enquiries} enquiries name`} a course or an exam that goes. What was asked
          for stays written there.
        </p>
      ) : null}
      <p>All of it goes to the trash, and comes back in one press for 30 days.</p>
    </ConfirmButton>
  );
}
