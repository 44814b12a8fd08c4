import { PrimaryButton } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";

export function MissingRecord({ itemName, onClose }: { itemName: string; onClose: () => void }) {
  return (
    <Modal
      title={`This ${itemName} is no longer there`}
      onClose={onClose}
      footer={<PrimaryButton onClick={onClose}>Back to the list</PrimaryButton>}
    >
      <p>Someone may have deleted it meanwhile.</p>
    </Modal>
  );
}
