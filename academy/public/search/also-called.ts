/**
 * What languages are called in Sinhala and in Tamil, and where one goes with them, by their short names: whoever looks for "nursing germany"
 * means German. More of it staff write among a language's other names.
 */
export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  german: ["ජර්මන්", "ஜெர்மன்", "ஜேர்மன்", "Germany"],
  russian: ["රුසියානු", "ரஷ்யன்", "ரஷ்ய", "Russia"],
  dutch: ["ලන්දේසි", "டச்சு", "Netherlands", "Holland"],
  french: ["ප්‍රංශ", "பிரெஞ்சு", "பிரஞ்சு", "France"],
  spanish: ["ස්පාඤ්ඤ", "ஸ்பானிஷ்", "Spain"],
  japanese: ["ජපන්", "ஜப்பானிய", "ஜப்பான்", "Japan"],
  italian: ["ඉතාලි", "இத்தாலிய", "Italy"],
  english: ["ඉංග්‍රීසි", "ஆங்கிலம்", "ஆங்கில"],
  tamil: ["දෙමළ", "தமிழ்"],
  korean: ["කොරියානු", "கொரிய", "Korea"],
  mandarin: ["චීන", "சீன", "Chinese", "China"],
};
