/** In npm run test:all, and when a file is named: what takes long is done too. */
export const slow = process.env.ALL_TESTS === "1";
