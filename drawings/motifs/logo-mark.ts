/**
 * The academy's mark in a 32 by 32 box: a speech bubble that holds a lotus. One path with holes (fill-rule evenodd),
 * so that it takes any one colour and stays clear at 16 pixels.
 */
export const logoMarkPath =
  "M16 1.5C7.9 1.5 1.4 7.6 1.4 15.1c0 4.2 2 7.9 5.2 10.4L5.2 30.8l6.9-2.6c1.2.3 2.5.5 3.9.5 8.1 0 14.6-6.1 14.6-13.6S24.1 1.5 16 1.5Z" +
  "M16 6.2c2.7 3 4.1 5.9 4.1 8.7 0 3.2-1.5 5.9-4.1 8-2.6-2.1-4.1-4.8-4.1-8C11.9 12.1 13.3 9.2 16 6.2Z" +
  "M5.9 12.4c1.7 0 3.2.4 4.4 1.1-.1.5-.1.9-.1 1.4 0 3 1 5.7 2.9 8C8.5 22.3 5.6 18 5.9 12.4Z" +
  "M26.1 12.4c-1.7 0-3.2.4-4.4 1.1.1.5.1.9.1 1.4 0 3-1 5.7-2.9 8 4.6-.6 7.5-4.9 7.2-10.5Z";
