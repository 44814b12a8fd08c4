/** Whether this is a device of Apple's, whose keys have other names. */
export const isApple = "navigator" in globalThis && /Mac|iP/.test(navigator.userAgent);
