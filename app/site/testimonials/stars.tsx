/** One to five stars, read out as "5 out of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      viewBox="0 0 110 20"
      role="img"
      aria-label={`${rating} out of 5 stars`}
      width="6.875rem"
      className="text-saffron"
      fill="none"
      stroke="var(--color-saffron-deep)"
    >
      <path d={stars(0, rating)} fill="currentColor" />
      {rating < 5 && <path d={stars(rating, 5)} />}
    </svg>
  );
}

const star = "l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";

/** The stars of places `from` up to before `to` in one path: five for each of six slides made the home page 3 KB longer. */
function stars(from: number, to: number): string {
  return `M${10 + from * 22} 1.6${Array.from({ length: to - from }, () => star).join("m22 0")}`;
}
