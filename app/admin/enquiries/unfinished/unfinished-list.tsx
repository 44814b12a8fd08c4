import { Button, IconButton } from "../../components/button.tsx";
import { DeleteIcon } from "../../components/icons.tsx";
import { momentInText } from "../../components/moment.ts";
import type { Unfinished } from "./use-unfinished.ts";

type UnfinishedListProps = { list: readonly Unfinished[]; onOpen: (name: string) => void; onDiscard: (name: string) => void };

/** Whom staff began to write down and did not add yet; nothing when there is nobody. */
export function UnfinishedList({ list, onOpen, onDiscard }: UnfinishedListProps) {
  if (list.length === 0) return null;
  return (
    <section aria-label="Not added yet" className="mb-3 flex flex-wrap items-center gap-2">
      <span className="text-quiet">Not added yet:</span>
      {list.map(({ name, who, moment }) => (
        <span key={name} className="flex min-w-0 max-w-full items-center rounded-lg border border-line bg-card">
          <Button look="quiet" className="min-w-0 !px-3" onClick={() => onOpen(name)}>
            <span className="truncate">{who}</span>
            <span className="text-sm font-normal whitespace-nowrap text-quiet">{momentInText(moment)}</span>
          </Button>
          <IconButton icon={DeleteIcon} label={`Discard what was typed of ${who}`} onClick={() => onDiscard(name)} />
        </span>
      ))}
    </section>
  );
}
