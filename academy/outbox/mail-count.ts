/** So many mails, in words: "1 mail", "2 mails". */
export const mailCount = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);
/** What is said of mail that waits for somebody to decide, because it may have gone out before the restore. */
export const heldMails = (count: number) => `${mailCount(count)} ${count === 1 ? "is" : "are"} held since a backup was restored.`;
