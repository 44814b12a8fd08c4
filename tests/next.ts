let counter = 0;

/** A number that no other item of this test has. */
export const next = () => ++counter;
