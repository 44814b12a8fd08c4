/** So many mails, in words: "1 mail", "2 mails". */
export const mailCount = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);
