/** One to five stars, read out as "5 out of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 110 20" role="img" aria-label={`${rating} out of 5 stars`} className="h-5 w-[6.875rem] text-saffron">
      {[1, 2, 3, 4, 5].map((star) => (
        <path
          key={star}
          d={starPath}
          transform={`translate(${(star - 1) * 22} 0)`}
          fill={star <= rating ? "currentColor" : "none"}
          stroke="var(--color-saffron-deep)"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}

const starPath = "m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
