/** Business constants (specification, section 9). Times are milliseconds unless the name says otherwise. */
export const slideAdvance = 5000;
export const heroFade = 300;
export const swipeThreshold = 50;
export const maxFeaturedCourses = 4;
export const maxRelatedPosts = 3;
export const defaultStudentsPerClass = 10;
export const minStudentsPerClass = 1;
export const maxStudentsPerClass = 50;
export const maxImageBytes = 4_194_304;
export const aspectTolerance = 0.1;
export const sessionRecheck = 5 * 60_000;
export const contactSuccessShown = 6000;
export const signOutDelay = 3000;
export const minPasswordLength = 6;
export const examOrderStep = 10;
export const dragActivationPixels = 8;
export const dragKeyboardPixels = 25;
export const chatPreviewLength = 100;

export const postsPerPage = 24;
/** Ours: bytes of a rich-text field accepted before it is parsed; deep nesting makes parsing super-linear. */
export const maxHtmlBytes = 200_000;
export const maxHtmlDepth = 100;
/** Ours: bytes of a body from a signed-in member of staff; a 4 MB picture grows by a third as a data URL. */
export const maxBodyBytes = 7_000_000;
/** Ours: bytes of a body that anyone may send: to the sign-in calls, to /contact, and as a page's own form. */
export const maxSignInBytes = 25_000;
export const maxContactBytes = 100_000;
export const maxFormBytes = 64_000;
export const maxFormFields = 200;
