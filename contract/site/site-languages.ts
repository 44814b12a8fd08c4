/** The languages that texts of the site are written in, by BCP 47 tag. */
export const siteLanguages = {
  en: "English",
  si: "Sinhala",
  ta: "Tamil",
  de: "German",
  nl: "Dutch",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  ru: "Russian",
  ja: "Japanese",
  ko: "Korean",
} as const;
