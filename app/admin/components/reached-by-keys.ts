/** For elements that scroll and hold nothing that takes the focus: Safari's Tab passes them by, while other browsers stop there by themselves. */
export const reachedByKeys = { tabIndex: 0 } as const;
