import type { ComponentProps, FormEvent } from "react";

/** A small form that is sent as a whole, and of which a form around it hears nothing. */
export function SentForm({ onSend, ...form }: ComponentProps<"form"> & { onSend: () => void }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSend();
  };
  return <form noValidate className="space-y-4" {...form} onSubmit={send} />;
}
