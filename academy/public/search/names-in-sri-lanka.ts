/** What languages are called in Sinhala and in Tamil, by their short names; more of them staff write among its other names. */
export const namesInSriLanka: Readonly<Record<string, readonly string[]>> = {
  german: ["ජර්මන්", "ஜெர்மன்", "ஜேர்மன்"],
  russian: ["රුසියානු", "ரஷ்யன்", "ரஷ்ய"],
  dutch: ["ලන්දේසි", "டச்சு"],
  french: ["ප්‍රංශ", "பிரெஞ்சு", "பிரஞ்சு"],
  spanish: ["ස්පාඤ්ඤ", "ஸ்பானிஷ்"],
  japanese: ["ජපන්", "ஜப்பானிய", "ஜப்பான்"],
  italian: ["ඉතාලි", "இத்தாலிய"],
  english: ["ඉංග්‍රීසි", "ஆங்கிலம்", "ஆங்கில"],
  tamil: ["දෙමළ", "தமிழ்"],
  korean: ["කොරියානු", "கொரிய"],
};
