import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";

type FirstWaitingProps = {
  first: { id: number; name: string };
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function FirstWaiting({ first, onOpen, onClose }: FirstWaitingProps) {
  return (
    <div className="mb-4">
      <Notice role="status">
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            A seat is free: <strong>{first.name}</strong> is first on the waiting list.
          </p>
          <Button
            onClick={() => {
              onClose();
              onOpen(first.id);
            }}
          >
            Open {first.name}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </Notice>
    </div>
  );
}
