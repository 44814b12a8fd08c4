import type { ReplyTemplate } from "#contract/reply-template.ts";

const template = (language: ReplyTemplate["language"], name: string, subject: string, ...paragraphs: string[]): ReplyTemplate => ({
  ...{ name, way: "both", language, subject },
  text: paragraphs.join("\n\n"),
});

/** What staff can answer with until they write their own. */
export const firstTemplates: readonly ReplyTemplate[] = [
  template(
    "en",
    "Next class",
    "{course}: our next class",
    "Dear {name},",
    "Thank you for asking about {course}. Our next class ({class}) begins on {start} and is held on {times}. The fee: {fee}.",
    "Would you like a seat? Answer this message, or call us on {phone}. We are open {hours}.",
    "Kind regards\n{academy}",
  ),
  template(
    "en",
    "Seat kept",
    "Your seat: {course}, {class}",
    "Dear {name},",
    "We have kept a seat for you: {course}, {class}. The first day is {start}, and the class is held on {times}. The fee: {fee}.",
    "If you cannot come, please call us on {phone}.",
    "We look forward to meeting you.\n{academy}",
  ),
  template(
    "en",
    "Waiting list",
    "{course}: you are on the waiting list",
    "Dear {name},",
    "All seats of {class} are taken at the moment. You are on the waiting list, and we will tell you as soon as there is a seat.",
    "Kind regards\n{academy}",
  ),
  template(
    "en",
    "Could not reach you",
    "We tried to call you",
    "Dear {name},",
    "We tried to call you about {course} and could not reach you. When is a good time? You can also call us on {phone}. We are open {hours}.",
    "Kind regards\n{academy}",
  ),
  template(
    "si",
    "ඊළඟ පන්තිය",
    "{course}: අපගේ ඊළඟ පන්තිය",
    "ආයුබෝවන් {name},",
    "{course} ගැන විමසීමට ස්තූතියි. අපගේ ඊළඟ පන්තිය ({class}) {start} වන දින ආරම්භ වේ. දින සහ වේලාවන්: {times}. ගාස්තුව: {fee}.",
    "ඔබට ස්ථානයක් වෙන් කර ගැනීමට අවශ්‍ය නම් මෙම පණිවිඩයට පිළිතුරක් එවන්න, නැතහොත් {phone} අමතන්න.",
    "ස්තූතියි,\n{academy}",
  ),
  template(
    "si",
    "ඇමතීමට නොහැකි විය",
    "අපි ඔබට ඇමතුවා",
    "ආයුබෝවන් {name},",
    "{course} ගැන කතා කිරීමට අපි ඔබට ඇමතුවත් සම්බන්ධ කර ගැනීමට නොහැකි විය. ඔබට පහසු වේලාවක් අපට දන්වන්න, නැතහොත් {phone} අමතන්න.",
    "ස්තූතියි,\n{academy}",
  ),
  template(
    "ta",
    "அடுத்த வகுப்பு",
    "{course}: எங்கள் அடுத்த வகுப்பு",
    "வணக்கம் {name},",
    "{course} பற்றி விசாரித்ததற்கு நன்றி. எங்கள் அடுத்த வகுப்பு ({class}) {start} அன்று தொடங்குகிறது. நாட்களும் நேரமும்: {times}. கட்டணம்: {fee}.",
    "உங்களுக்கு ஓர் இடம் வேண்டுமானால் இந்தச் செய்திக்குப் பதில் அனுப்புங்கள், அல்லது {phone} என்ற எண்ணுக்கு அழையுங்கள்.",
    "நன்றி,\n{academy}",
  ),
  template(
    "ta",
    "தொடர்புகொள்ள முடியவில்லை",
    "உங்களை அழைத்தோம்",
    "வணக்கம் {name},",
    "{course} பற்றிப் பேச உங்களை அழைத்தோம், ஆனால் தொடர்புகொள்ள முடியவில்லை. உங்களுக்கு வசதியான நேரத்தைத் தெரிவியுங்கள், அல்லது {phone} என்ற எண்ணுக்கு அழையுங்கள்.",
    "நன்றி,\n{academy}",
  ),
];
