import { encode } from "uqr";

/** A QR code as one path; on white in the dark look too, because not every camera reads it otherwise. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={strokes(data)} stroke="#000" />
    </svg>
  );
}

/** The dark parts of its rows as strokes, each from where the last one ended: packed, half the bytes of strokes that name their places. */
function strokes(rows: readonly (readonly boolean[])[]): string {
  let path = "M0 .5";
  let [endX, endY] = [0, 0];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x === start) continue;
      path += `m${start - endX} ${y - endY}h${x - start}`;
      [endX, endY] = [x, y];
    }
  return path;
}
