/** How wide a text is, in widths of an M: a letter of Chinese, Japanese or Korean is as wide as it is tall, one of other scripts 0.6 of it. */
export function emsAcross(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter) ? 1 : 0.6), 0);
}
