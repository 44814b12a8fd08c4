/** Said at the end of a link's words to whoever cannot see that another tab opens. */
export const InNewTab = () => <span className="sr-only"> (opens in a new tab)</span>;
