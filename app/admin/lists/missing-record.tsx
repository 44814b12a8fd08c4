import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";

export function MissingRecord({ itemName, onClose }: { itemName: string; onClose: () => void }) {
  return (
    <Modal
      title={`This ${itemName} is no longer there`}
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
