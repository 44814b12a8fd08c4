/** A text that no line ends within "e-mail" or "5.30 PM" of. What it says stays as it is written, for whoever searches the page or points at it. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/\b(e-mails?|\d+(?:\.\d+)? [AP]M)\b/i).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
