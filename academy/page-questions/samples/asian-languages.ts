import type { ShownQuestion } from "#contract/question.ts";

export const japaneseQuestions: readonly ShownQuestion[] = [
  {
    question: "Do I have to learn all three scripts?",
    answer:
      "Yes, because a normal Japanese sentence uses all three. Hiragana and katakana have 46 basic characters each and come first. Kanji follow a few at a time, about 100 by the end of the course. You write them by hand, which is how they stay in memory.",
  },
  {
    question: "Is this course enough for a student visa?",
    answer:
      "Japanese language schools usually ask for JLPT N5 or a certificate for about 150 hours of classes, and this course is planned for both. The school in Japan and the immigration office decide what they accept, so check with your school before you apply.",
  },
  {
    question: "What do I need for the Specified Skilled Worker visa?",
    answer:
      "A skills test for the job, and Japanese shown by JLPT N4 or by a pass in JFT-Basic, which is set at A2. Caregiving has one more language test. After this course you need the N4 course. We teach the language and do not arrange jobs.",
  },
  {
    question: "JLPT or JFT-Basic: what is the difference?",
    answer:
      "JLPT has five levels, N5 to N1, is held on fixed days in July and December (in some countries on one of them only), and has no speaking part. JFT-Basic is taken on a computer, is offered on many more dates, and tests the everyday Japanese a worker needs.",
  },
  {
    question: "Does Sinhala or Tamil help?",
    answer:
      "With grammar, yes. All three put the verb at the end and mark the job of a noun after the noun. Students who speak Sinhala or Tamil usually find Japanese sentences less strange than English speakers do.",
  },
  {
    question: "How long is it to N4 after this?",
    answer:
      "About as long again as it took to reach N5, if you keep up the kanji. University courses taught in Japanese usually ask for N2 or N1, which is a matter of years and not of months.",
  },
];

export const koreanQuestions: readonly ShownQuestion[] = [
  {
    question: "How long does it take to read Hangul?",
    answer:
      "A week or two to read slowly. There are 24 basic letters, built into syllable blocks. The sound changes between blocks take longer, and we practise them through the whole course.",
  },
  {
    question: "Is this an EPS-TOPIK course?",
    answer:
      "It is a general Korean course that gives you the ground for EPS-TOPIK, and its third block adds workplace and safety vocabulary and timed practice. If EPS-TOPIK is your only goal and your date is close, tell us and we will advise you which group to join.",
  },
  {
    question: "What is in the EPS-TOPIK test?",
    answer:
      "40 questions, 20 reading and 20 listening, for 200 marks in 50 minutes. It is open to people aged 18 to 39. A pass mark alone does not decide it: candidates are ranked, so a high score matters.",
  },
  {
    question: "Can you register me for the test or find me a job in Korea?",
    answer:
      "No. In Sri Lanka, registration and jobs under the Employment Permit System go through the Sri Lanka Bureau of Foreign Employment only. Be careful with anyone who offers to sell you a place. We teach you the language.",
  },
  {
    question: "What is the difference between TOPIK and EPS-TOPIK?",
    answer:
      "TOPIK is for study, general work and residence. TOPIK I covers levels 1 and 2, TOPIK II levels 3 to 6, and a result is valid for two years. EPS-TOPIK is a separate test for factory, farm, fishing and similar jobs under the Employment Permit System.",
  },
  {
    question: "How much Korean does a university ask for?",
    answer:
      "Courses taught in Korean usually ask for TOPIK level 3 or more to enter, and often level 4 to graduate. Many students take a year at a university language centre first. Level 1 from this course shows that you are serious and makes that year count for more.",
  },
];
