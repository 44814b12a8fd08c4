/** Of what scrolls and holds nothing that takes the focus: Safari's Tab passes it by, while other browsers stop there by themselves. */
export const reachedByKeys = { tabIndex: 0 } as const;
