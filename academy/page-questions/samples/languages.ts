/** The first questions of each language, with their answers. */
export const languageQuestions = {
  "language:german": {
    "How much German do I need to study in Germany?":
      "A degree taught in German usually asks for about C1, shown by an exam such as TestDaF, DSH or a Goethe-Zertifikat. If your school results do not lead straight into a degree, you first attend a foundation year, the Studienkolleg, which usually asks for B1 or more. For a degree taught in English the university may ask for no German, but you will want A2 for a room, an office or a part-time job.",
    "What is a blocked account, and can you arrange it?":
      "It is a bank account that shows you have enough to live on for a year: you pay the sum in before you apply for the visa, and a fixed part is released to you each month in Germany. You open it yourself with one of the providers that the German authorities accept. We teach the language and do not open accounts, but we will show you where the embassy explains it.",
    "Which level do I need for an Ausbildung or a nursing job?":
      "Vocational training usually asks for B1, and employers often like B2. Nurses generally need B2 before their qualification is fully recognised. Start from your planned date and count backwards: from zero, B1 takes most people a year or more of steady classes.",
    "I am joining my husband or wife in Germany. Is A1 enough?":
      "In most cases the visa asks for A1 from a recognised examining body, and this course prepares you for that exam. Some people are exempt, so check your own case with the embassy before you book.",
    "Is German grammar as hard as people say?":
      "There is more of it than in English: three genders, four cases and firm rules for word order. There are also few exceptions and many familiar words. Learn each noun with its article from the first day and the rest becomes far easier.",
    "Which exam can I take after the course?":
      "The usual one is the Goethe-Zertifikat A1, called Start Deutsch 1, which tests listening, reading, writing and speaking. The last block of the course practises its format.",
  },
  "language:russian": {
    "How long does it take to read Cyrillic?":
      "About two weeks of regular practice to read slowly. There are 33 letters. Some match Latin ones, and the ones to watch are those that look familiar and sound different: В is v, Н is n, Р is a rolled r and С is s.",
    "I have a place for medicine taught in English. Why learn Russian?":
      "Because the patients, the nurses and the hostel office speak Russian. Even English-medium programmes teach Russian for the hospital years, and students who arrive with A1 settle in sooner.",
    "What is the preparatory year at a Russian university?":
      "A year, often called podfak, in which foreign students learn Russian together with the main subjects of their degree. A degree taught in Russian usually asks for B1, called TORFL-1, at the end of it. This course does not replace that year, but it takes the alphabet and the first grammar off your list.",
    "Will this course help me in tourism in Sri Lanka?":
      "Yes. The dialogues include check-in, directions, menus, tours, tuk-tuks and simple complaints. You will not translate a lecture after A1, but you can greet guests, explain, count and help.",
    "Are the six cases as difficult as they sound?":
      "They take time. In English the order of words shows who does what. In Russian the ending of the word shows it. You meet each case in phrases you can use at once, such as where you live or what you do not have, and the tables come later.",
    "Which certificate is there for Russian?":
      "The state test is TORFL, with six levels from Elementary (A1) to TORFL-4 (C2). This course leads to the Elementary Level and includes a practice test.",
  },
  "language:dutch": {
    "What is the civic integration exam abroad?":
      "A Dutch exam (basisexamen inburgering buitenland) that most people must pass before they get the visa to join a partner or family member in the Netherlands. It has three parts: speaking at A1, reading at A1, and knowledge of Dutch society. You take it at a computer in a Dutch embassy or consulate.",
    "Does this course cover all three parts?":
      "Yes. Speaking and reading run through the whole course, and the last part works through the official questions on Dutch society in simple Dutch. You take a practice exam before you book the real one.",
    "Can I take the parts separately?":
      "Yes, and if you fail one you repeat only that one. A pass is valid for a limited time for the visa application, so do not take the exam years ahead. The Dutch immigration service (IND) and the embassy give the current rules.",
    "Will I need more Dutch once I live there?":
      "Usually yes. People who settle in the Netherlands normally follow a civic integration programme after arrival, and its usual goal is B1. A good A1 from here makes that a continuation and not a second start.",
    "I will study in English at a Dutch university. Is Dutch worth it?":
      "You can live in English in Amsterdam or Delft. Rooms, part-time jobs, doctors’ letters and friendships outside the international crowd are easier in Dutch, and so is staying to work after the degree.",
    "Is the Dutch of Belgium a different language?":
      "No. Flanders uses the same standard language and spelling, with another accent and some words of its own. What you learn here is understood in both countries.",
  },
  "language:french": {
    "DELF, TCF or TEF: which one do I need?":
      "DELF is a diploma for one level, does not expire, and suits study and a CV. TCF and TEF give a score with a limited validity. For federal immigration to Canada you need TEF Canada or TCF Canada, and DELF is not accepted there. Tell us your plan before you register for any of them.",
    "How much French do I need to study in France?":
      "A degree taught in French usually asks for B2, some for C1. France also has many master’s courses taught in English, where A2 or B1 in French is for your daily life and your part-time work.",
    "I learned French for O/Levels years ago. Where do I start?":
      "Come for a short talk. Many people find that they remember A1 vocabulary but cannot follow speech, and join the second A1 level. If A1 is solid, we place you in A2.",
    "Is the pronunciation difficult?":
      "It is the part that needs a teacher. Final letters are often silent, words run together, and there are nasal vowels that English does not have. The rules are regular, and we practise them aloud in every lesson.",
    "Is this the French of France or of Canada?":
      "Standard French, which is understood everywhere and used in every exam. We play recordings from Quebec, Belgium and West Africa so that other accents do not surprise you.",
  },
  "language:spanish": {
    "Do you teach the Spanish of Spain or of Latin America?":
      "The Spanish of Spain, with the differences pointed out: ustedes where Spain says vosotros, the sound of c and z, and some everyday words. People understand each other across all of these.",
    "Is Spanish really easier than other European languages?":
      "The start is. You read what you see, and there are only five vowel sounds. Later the verbs ask for patience, with more tenses than English uses and a subjunctive. Expect to speak early and to keep learning for a good while.",
    "Which exam is there for Spanish?":
      "DELE is a diploma for one level and does not expire. SIELE is taken on a computer, gives a result for each skill and is valid for a limited time. After this course you can sit the DELE A1.",
    "How much Spanish do I need to study in Spain?":
      "Universities usually ask for B1 or B2 for degrees taught in Spanish, and each sets its own rule. After A1 you need A2 and then B1, so plan for more than a year from zero.",
    "What work in Sri Lanka uses Spanish?":
      "Hotels and tour guiding, customer service teams that serve Spain and Latin America, shipping, and translation at higher levels. Few people here offer it, so even B1 is noticed.",
  },
  "language:japanese": {
    "Do I have to learn all three scripts?":
      "Yes, because a normal Japanese sentence uses all three. Hiragana and katakana have 46 basic characters each and come first. Kanji follow a few at a time, about 100 by the end of the course. You write them by hand, which is how they stay in memory.",
    "Is this course enough for a student visa?":
      "Japanese language schools usually ask for JLPT N5 or a certificate for about 150 hours of lessons, and this course is planned for both. The school in Japan and the immigration office decide what they accept, so check with your school before you apply.",
    "What do I need for the Specified Skilled Worker visa?":
      "A skills test for the job, and Japanese shown by JLPT N4 or by a pass in JFT-Basic, which is set at A2. Caregiving has one more language test. After this course you need the N4 course. We teach the language and do not arrange jobs.",
    "JLPT or JFT-Basic: what is the difference?":
      "JLPT has five levels, N5 to N1, is held on fixed days in July and December (in some countries on one of them only), and has no speaking part. JFT-Basic is taken on a computer, is offered on many more dates, and tests the everyday Japanese a worker needs.",
    "Does Sinhala or Tamil help?":
      "With grammar, yes. All three put the verb at the end and mark the job of a noun after the noun. Students who speak Sinhala or Tamil usually find Japanese sentences less strange than English speakers do.",
    "How long is it to N4 after this?":
      "About as long again as it took to reach N5, if you keep up the kanji. University courses taught in Japanese usually ask for N2 or N1, which is a matter of years and not of months.",
  },
  "language:italian": {
    "Which level of Italian do I need to live in Italy?":
      "It depends on the permit. The integration agreement that most newcomers sign expects spoken Italian at A2 within its term. The EU long-term residence permit usually asks for an A2 test, and citizenship by residence or marriage usually asks for B1. This course is A1, the step before these.",
    "Should I learn before I travel, or in Italy?":
      "Before, if you can. The first months bring the residence permit, the health office, a lease and a job, all in Italian and usually after long days. Someone who arrives with A1 can handle the short conversations alone.",
    "Which exams are recognised?":
      "CILS, CELI, PLIDA and the certificate of Roma Tre University are the four that Italian authorities accept. We practise the A1 format and tell you how they differ.",
    "I speak Italian from living there, but I cannot write it. Which class?":
      "Usually not the first one. Come for a talk and a page of writing. People who speak well and write little often join the second A1 level or A2, and catch up on spelling and verbs with extra homework.",
    "Can I study in Italy with this course?":
      "Degrees taught in Italian usually ask for B2. Italy also has many degrees taught in English, for which A1 or A2 is a help in daily life and not a condition.",
  },
  "language:english": {
    "I understand English but I freeze when I speak. Is this for me?":
      "Yes, it is the reason most people come. You speak in every lesson, first in pairs, then to the group, on subjects you have already heard and read about. Mistakes are written down and given back afterwards, so nobody is stopped in the middle of a sentence.",
    "Is this an IELTS course?":
      "No. It builds the English that IELTS measures. If you are at B1 or below, this course usually does more for your score than practice papers do. When you are ready, move to the IELTS preparation programme on the exams page.",
    "What if my English is below A2?":
      "Come for the placement talk all the same. If B1 is too early we say so, and tell you which class to take first. Sitting in a class that is too fast helps nobody.",
    "British or American English?":
      "British spelling and grammar, as in Sri Lankan schools, with the common American differences pointed out. We do not try to remove your accent. We work on the sounds, stress and speed that make you easy to understand.",
    "Will it help me with interviews?":
      "Yes. One module is on interviews, telephone calls and meetings, and you do a mock interview that is recorded and discussed with you. Bring a real advertisement if you have one.",
    "Do you explain in Sinhala or Tamil?":
      "Classes are in English. When one word in Sinhala or Tamil saves five minutes, the teacher may use it, and then we go back to English.",
  },
  "language:tamil": {
    "Do I learn spoken or written Tamil?":
      "Both, kept apart. They differ in endings and in many everyday words, and mixing them is what confuses learners. You talk and listen in spoken Sri Lankan Tamil, and read and write the written form.",
    "Are there really 247 letters?":
      "There are 12 vowels, 18 consonants and one special letter, 31 in all. The other 216 signs are combinations of a consonant and a vowel, and they follow patterns. Most students read short words after about three weeks.",
    "I am a public officer. Does your certificate meet the language requirement?":
      "No. Competency in the second official language is certified by government bodies such as the Department of Official Languages, under the circulars for your service. Our course helps you prepare. Ask your department which level and which course or test apply to you.",
    "Is Sri Lankan Tamil different from the Tamil of India?":
      "The written language is the same. Speech differs in sounds and in common words, and within Sri Lanka there are differences between Jaffna, Batticaloa, the hill country and Colombo. We teach a form that is understood across the island, and you will follow Indian films better than before, if not every joke.",
    "I speak Sinhala. Will that help?":
      "Yes. Word order is close, the scripts work on the same principle, and the two languages have borrowed words from each other for centuries.",
    "Can children or heritage speakers join?":
      "This class is for adults and older school students who start from zero. If you grew up hearing Tamil and cannot read it, come for a talk: we may start you in the second level and teach you the script alongside.",
  },
  "language:korean": {
    "How long does it take to read Hangul?":
      "A week or two to read slowly. There are 24 basic letters, built into syllable blocks. The sound changes between blocks take longer, and we practise them through the whole course.",
    "Is this an EPS-TOPIK course?":
      "It is a general Korean course that gives you the ground for EPS-TOPIK, and its third block adds workplace and safety vocabulary and timed practice. If EPS-TOPIK is your only goal and your date is close, tell us and we will advise you which group to join.",
    "What is in the EPS-TOPIK test?":
      "40 questions, 20 reading and 20 listening, for 200 marks in 50 minutes. It is open to people aged 18 to 39. A pass mark alone does not decide it: candidates are ranked, so a high score matters.",
    "Can you register me for the test or find me a job in Korea?":
      "No. In Sri Lanka, registration and jobs under the Employment Permit System go through the Sri Lanka Bureau of Foreign Employment only. Be careful with anyone who offers to sell you a place. We teach you the language.",
    "What is the difference between TOPIK and EPS-TOPIK?":
      "TOPIK is for study, general work and residence. TOPIK I covers levels 1 and 2, TOPIK II levels 3 to 6, and a result is valid for two years. EPS-TOPIK is a separate test for factory, farm, fishing and similar jobs under the Employment Permit System.",
    "How much Korean does a university ask for?":
      "Courses taught in Korean usually ask for TOPIK level 3 or more to enter, and often level 4 to graduate. Many students take a year at a university language centre first. Level 1 from this course shows that you are serious and makes that year count for more.",
  },
};
