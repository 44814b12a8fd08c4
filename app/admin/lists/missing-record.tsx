import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";

/** The address asks for a record that is no longer there. */
export function MissingRecord({ noun, onClose }: { noun: string; onClose: () => void }) {
  return (
    <Modal
      title={`This ${noun} is no longer there`}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      <p>Someone may have deleted it meanwhile.</p>
    </Modal>
  );
}
