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
  pt: "Portuguese",
  ru: "Russian",
  ja: "Japanese",
  ko: "Korean",
  "zh-Hans": "Chinese",
  hi: "Hindi",
  ar: "Arabic",
} as const;
