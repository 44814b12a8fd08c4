import { encode } from "uqr";

/** A QR code as one path; on white in the dark look too, because not every camera reads it otherwise. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={data.flatMap(runs).join("")} stroke="#000" />
    </svg>
  );
}

/** The dark parts of a row as strokes: a third of the bytes of squares. */
function runs(row: readonly boolean[], y: number): string[] {
  const found: string[] = [];
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x]) x++;
    if (x > start) found.push(`M${start} ${y}.5h${x - start}`);
  }
  return found;
}
