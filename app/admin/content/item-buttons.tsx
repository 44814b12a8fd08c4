import { IconButton, QuietButton, RemoveButton } from "../components/button.tsx";
import { CopyIcon, DeleteIcon, DownIcon, EditIcon, UpIcon } from "../components/icons.tsx";

type Item = { id: number; title: string };
type MoveProps = Item & { canMoveUp: boolean; canMoveDown: boolean; onMove: (id: number, by: -1 | 1) => void };

/** Moves an item of an ordered list. The focus follows it by these ids (use-content-order.ts). */
export function MoveButtons({ id, title, canMoveUp, canMoveDown, onMove }: MoveProps) {
  return (
    <>
      <IconButton icon={UpIcon} id={`up-${id}`} label={`Move ${title} up`} disabled={!canMoveUp} onClick={() => onMove(id, -1)} />
      <IconButton icon={DownIcon} id={`down-${id}`} label={`Move ${title} down`} disabled={!canMoveDown} onClick={() => onMove(id, 1)} />
    </>
  );
}

export type CardActions<Card> = { onEdit: (id: number) => void; onDelete: (card: Card) => void; onDuplicate: (card: Card) => void };

/** What can be done with a card of a list; `move`: of one that has an order. */
export function CardButtons<Card extends Item>(props: CardActions<Card> & { card: Card; move?: Omit<MoveProps, keyof Item> }) {
  const { card, move, onEdit, onDelete, onDuplicate } = props;
  const { id, title } = card;
  return (
    <div className="@container/card border-t border-line">
      <div className="flex items-center gap-1 px-2 py-1.5 @max-[21.5rem]/card:gap-0.5">
        {move ? <MoveButtons id={id} title={title} {...move} /> : null}
        <IconButton icon={CopyIcon} label={`Duplicate ${title}`} onClick={() => onDuplicate(card)} className="ml-auto" />
        <EditAndDelete id={id} title={title} onEdit={() => onEdit(id)} onDelete={() => onDelete(card)} />
      </div>
    </div>
  );
}

/** On the narrowest cards the words alone have room. */
const wordLook = "!px-3 @max-[21.5rem]/card:!px-2 @max-[21.5rem]/card:[&_svg]:hidden";

/** The focus returns to "Edit" by its id when the form closes (modal.tsx). */
export function EditAndDelete({ id, title, onEdit, onDelete }: Item & { onEdit: () => void; onDelete: () => void }) {
  return (
    <>
      <QuietButton icon={EditIcon} id={`edit-${id}`} className={wordLook} aria-label={`Edit ${title}`} onClick={onEdit}>
        Edit
      </QuietButton>
      <RemoveButton icon={DeleteIcon} className={wordLook} aria-label={`Delete ${title}`} onClick={onDelete}>
        Delete
      </RemoveButton>
    </>
  );
}
