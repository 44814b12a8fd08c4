import { maxFeaturedCourses } from "#contract/limits.ts";
import { Button, QuietButton } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { Spinner } from "../components/waiting.tsx";
import type { Candidate } from "./featured-place.ts";
import type { useFeaturedRule } from "./use-featured-rule.ts";

/** The two dialogs of the featuring rule (specification, section 2). `returnTo`: id of the featured checkbox. */
export function FeaturedDialogs({ rule, returnTo }: { rule: ReturnType<typeof useFeaturedRule>; returnTo: string }) {
  const { step } = rule;
  const cancel = () => rule.act({ type: "cancelled" });
  if (!step) return null;
  if (step.type === "maximum") {
    return (
      <Modal
        key="maximum"
        title="Maximum Featured Courses Reached"
        onClose={cancel}
        returnTo={returnTo}
        footer={<Button onClick={cancel}>Cancel</Button>}
      >
        <p className="mb-3">
          Only {maxFeaturedCourses} courses can be featured. Choose the course that gives up its place; then choose the course that takes
          it.
        </p>
        <Choices of={rule.others} action="Unfeature" onChoose={(original) => rule.act({ type: "giver chosen", original })} />
      </Modal>
    );
  }

  const { original } = step;
  const candidates = rule.candidates(original);
  return (
    <Modal
      key="replacement"
      title="Select Replacement Featured Course"
      onClose={rule.busy ? () => {} : cancel}
      returnTo={returnTo}
      footer={
        <>
          {rule.busy ? (
            <p role="status" className="mr-auto flex items-center gap-2 text-quiet">
              <Spinner />
              Updating featured courses...
            </p>
          ) : null}
          <Button onClick={cancel} disabled={rule.busy}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p>
          <strong className="wrap-anywhere">{original.title}</strong> is being unfeatured. Select the course that takes its place.
        </p>
        <TroubleNotice trouble={rule.trouble} />
        {candidates.length === 0 ? <p className="py-6 text-center text-quiet">No available courses to feature</p> : null}
        <Choices of={candidates} action="Select" disabled={rule.busy} onChoose={(candidate) => rule.replace(original, candidate)} />
        {rule.isEdited(original) ? (
          <QuietButton className="!px-2" disabled={rule.busy} onClick={() => rule.act({ type: "settled" })}>
            Leave this place empty for now
          </QuietButton>
        ) : null}
      </div>
    </Modal>
  );
}

type ChoicesProps<One> = { of: readonly One[]; action: string; disabled?: boolean; onChoose: (one: One) => void };

function Choices<One extends Candidate>({ of, action, disabled = false, onChoose }: ChoicesProps<One>) {
  return (
    <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line empty:hidden">
      {of.map((one) => (
        <li key={one.id ?? "new"} className="flex items-center justify-between gap-3 px-3 py-2">
          <span className="min-w-0 wrap-anywhere">{one.title}</span>
          <Button aria-label={`${action} ${one.title}`} disabled={disabled} onClick={() => onChoose(one)}>
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
}
