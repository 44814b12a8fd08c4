import { Button } from "../furniture/button.tsx";
import { WarningIcon } from "../furniture/icons.tsx";
import { type Compared, Differences } from "./differences.tsx";

type ConflictPanelProps = {
  compared: readonly Compared[];
  mine: object;
  theirs: object;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved first: both versions side by side, and two ways on. Nothing is lost. */
export function ConflictPanel({ compared, mine, theirs, onSaveMine, onTakeTheirs }: ConflictPanelProps) {
  return (
    <section role="alert" className="space-y-4 rounded-lg border border-saffron-deep/50 bg-saffron-pale px-4 py-3">
      <div className="flex gap-3">
        <WarningIcon className="mt-0.5 size-5 text-saffron-deep" />
        <div>
          <h3 className="font-semibold">Someone else saved this while you were editing.</h3>
          <p>Your text is still here. Compare it with theirs, then decide.</p>
        </div>
      </div>
      <Differences compared={compared} one={mine} other={theirs} titles={["Yours", "Theirs"]} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onSaveMine}>
          Save mine over theirs
        </Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
    </section>
  );
}
