import type { ShownQuestion } from "#contract/question.ts";

export const englishQuestions: readonly ShownQuestion[] = [
  {
    question: "I understand English but I freeze when I speak. Is this for me?",
    answer:
      "Yes, it is the reason most people come. You speak in every class, first in pairs, then to the group, on subjects you have already heard and read about. Mistakes are written down and given back afterwards, so nobody is stopped in the middle of a sentence.",
  },
  {
    question: "Is this an IELTS course?",
    answer:
      "No. It builds the English that IELTS measures. If you are at B1 or below, this course usually does more for your score than practice papers do. When you are ready, move to the IELTS preparation programme on the exams page.",
  },
  {
    question: "What if my English is below A2?",
    answer:
      "Come for the placement talk all the same. If B1 is too early we say so, and tell you which class to take first. Sitting in a class that is too fast helps nobody.",
  },
  {
    question: "British or American English?",
    answer:
      "British spelling and grammar, as in Sri Lankan schools, with the common American differences pointed out. We do not try to remove your accent. We work on the sounds, stress and speed that make you easy to understand.",
  },
  {
    question: "Will it help me with interviews?",
    answer:
      "Yes. One module is on interviews, telephone calls and meetings, and you do a mock interview that is recorded and discussed with you. Bring a real advertisement if you have one.",
  },
  {
    question: "Do you explain in Sinhala or Tamil?",
    answer:
      "Classes are in English. When one word in Sinhala or Tamil saves five minutes, the teacher may use it, and then we go back to English.",
  },
];

export const tamilQuestions: readonly ShownQuestion[] = [
  {
    question: "Do I learn spoken or written Tamil?",
    answer:
      "Both, kept apart. They differ in endings and in many everyday words, and mixing them is what confuses learners. You talk and listen in spoken Sri Lankan Tamil, and read and write the written form.",
  },
  {
    question: "Are there really 247 letters?",
    answer:
      "There are 12 vowels, 18 consonants and one special letter, 31 in all. The other 216 signs are combinations of a consonant and a vowel, and they follow patterns. Most students read short words after about three weeks.",
  },
  {
    question: "I am a public officer. Does your certificate meet the language requirement?",
    answer:
      "No. Competency in the second official language is certified by government bodies such as the Department of Official Languages, under the circulars for your service. Our course helps you prepare. Ask your department which level and which course or test apply to you.",
  },
  {
    question: "Is Sri Lankan Tamil different from the Tamil of India?",
    answer:
      "The written language is the same. Speech differs in sounds and in common words, and within Sri Lanka there are differences between Jaffna, Batticaloa, the hill country and Colombo. We teach a form that is understood across the island, and you will follow Indian films better than before, if not every joke.",
  },
  {
    question: "I speak Sinhala. Will that help?",
    answer:
      "Yes. Word order is close, the scripts work on the same principle, and the two languages have borrowed words from each other for centuries.",
  },
  {
    question: "Can children or heritage speakers join?",
    answer:
      "This class is for adults and older school students who start from zero. If you grew up hearing Tamil and cannot read it, come for a talk: we may start you in the second level and teach you the script alongside.",
  },
];
