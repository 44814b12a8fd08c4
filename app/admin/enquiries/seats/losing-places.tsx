import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { Button } from "../../components/button.tsx";
import { Modal } from "../../components/modal.tsx";

type LosingPlacesProps = {
  /** Who would lose a seat, or a place on a waiting list. */
  losing: readonly Enquiry[];
  others: number;
  said: string;
  onAll: () => void;
  onOthers: () => void;
  onClose: () => void;
};

const mostNamed = 8;

/** Asks before people who hold a seat are marked as something else, most likely with many others and without a thought. */
export function LosingPlaces({ losing, others, said, onAll, onOthers, onClose }: LosingPlacesProps) {
  return (
    <Modal
      alert
      title={losing.length === 1 ? `${losing[0]?.name} would lose the place` : `${losing.length} people would lose their place`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {others > 0 ? <Button onClick={onOthers}>{others === 1 ? "Only the other one" : `Only the other ${others}`}</Button> : null}
          <Button look="danger" onClick={onAll}>
            {said}, and free {losing.length === 1 ? "the place" : "the places"}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5">
        {losing.slice(0, mostNamed).map(({ id, name, status, class_name }) => (
          <li key={id} className="wrap-anywhere">
            <strong>{name}</strong>: {status === "Enrolled" ? "a seat" : "on the waiting list"}, {class_name}
          </li>
        ))}
      </ul>
      {losing.length > mostNamed ? <p className="mt-1">And {losing.length - mostNamed} more.</p> : null}
    </Modal>
  );
}
