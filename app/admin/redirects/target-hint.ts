export const targetHint = "A page of this site, like /courses, or a web address that begins with https://";
