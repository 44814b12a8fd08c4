/** The first questions of each family of exams, and of all exams, with their answers. */
export const examQuestions = {
  "exam-kind:goethe": {
    "Which level should I register for?":
      "The level named by your embassy, university or employer. Joining a spouse in Germany needs A1, an apprenticeship usually B1, and work as a nurse usually B2. If you are free to choose, take our placement test and register for the level you already reach in practice papers.",
    "Do I have to pass all four modules on the same day?":
      "Not at B1 and B2. There the four modules stand alone: you can take them together or one by one, and repeat only the one you missed. At A1 and A2 the exam is taken as a whole.",
    "Does the certificate expire?":
      "No, it carries no expiry date. Some embassies, universities and employers still ask for a certificate that is not older than one or two years. Ask them before you rely on an old one.",
    "Where is the exam held?":
      "In Sri Lanka it is held at the Goethe-Institut in Colombo. Registration opens and closes on fixed days and places go quickly, so we remind each class in good time.",
    "Can I go straight to B1?":
      "You may register for B1 without A1 and A2 certificates, but you do need the German. From zero to B1 means three levels, A1, A2 and B1, and most students need a year or more for them.",
  },
  "exam-kind:dutch": {
    "Who has to take the basic exam abroad?":
      "Usually adults who need an MVV visa to live with a husband, wife or partner in the Netherlands. Some people are exempt, for instance on medical grounds. The Dutch immigration service, IND, decides, so ask there first.",
    "Is there any writing in the basic exam?":
      "No. You listen through a headset, click your answers and speak into a microphone. Only the exams in the Netherlands include a writing paper.",
    "How long is a pass valid?":
      "You have one year from your result to apply for the MVV. After that the whole exam has to be taken again, so choose your date with the visa application in mind.",
    "What if I fail one part?":
      "You repeat that part only, and pay only for it. The parts you passed stay valid until you have passed them all.",
    "Is A1 enough for life in the Netherlands?":
      "It is enough to arrive. After that most newcomers work towards B1 under the present law, and some towards A2. Keep learning while you wait for the visa: those weeks are worth a lot.",
  },
  "exam-kind:ielts": {
    "Academic or General Training?":
      "Academic for a university degree and for most professional registration, General Training for migration, work and training. Your institution names the version, and one cannot stand in for the other.",
    "What is IELTS for UKVI?":
      "It is the same test, taken under conditions that the British government sets for certain visas. Check what your visa needs before you book, because a standard IELTS result cannot be turned into a UKVI one afterwards.",
    "How long do my results last?":
      "They are normally accepted for two years from the test date. Work backwards from your application deadline, and leave room for a second attempt.",
    "How much can my band rise in one course?":
      "Many students gain about half a band in 8 to 12 weeks of steady work; some gain more and some less. It depends on your starting point and on how much you write at home.",
    "Does my accent matter?":
      "No. A Sri Lankan accent is fine as long as you are easy to understand. Examiners listen for fluency, vocabulary, grammar and clear pronunciation, not for a British or Australian accent.",
    "Paper or computer?":
      "The questions and the marking are the same. Computer results come sooner, usually within five days, and many centres now offer the computer test only. We practise typing essays so that the keyboard does not slow you down.",
  },
  "exam-kind:dele": {
    "Does the DELE expire?": "No. The diploma has no expiry date. A university may still ask how you have kept your Spanish alive.",
    "How is the pass mark counted?":
      "From A1 to C1 the four papers form two groups of 50 points each. You need at least 30 in both groups, in the same session. Otherwise the result is no apto and the exam is repeated as a whole.",
    "Which level do Spanish universities want?":
      "Usually B1 or B2 for a degree taught in Spanish. It differs by university and by subject, so check the admission page of your degree first.",
    "Can I speak Latin American Spanish?":
      "Yes. Any standard variety is accepted as long as you use it consistently. The recordings come from several countries, and we practise with all of them.",
    "DELE or SIELE?":
      "DELE is one exam for one level, and it lasts for life. SIELE is taken on a computer, covers several levels at once, gives quick results and is valid for five years. We will tell you which one suits your plan.",
  },
  "exam-kind:delf": {
    "Do I need A1 before I take A2 or B1?":
      "No. Every DELF level is independent, so you may begin with B1 or B2. A placement test shows which one is realistic.",
    "What is the pass mark?":
      "50 of 100 in all, with at least 5 of 25 in each of the four papers. A very weak paper can therefore fail an otherwise good exam.",
    "Does the diploma expire?":
      "No, DELF and DALF have no expiry date. That is one difference from the TCF and the TEF, whose results last two years.",
    "Is DELF accepted for Canada?":
      "Quebec accepts it in several of its programmes. Canada’s federal programmes ask for TEF Canada or TCF Canada instead. Tell us where you are applying, so that you prepare for the right one.",
    "How far ahead should I register?":
      "There are only a few sessions a year, and registration closes weeks before each of them. Speak to us about three months before you need the diploma.",
  },
  "exam-kind:torfl": {
    "Do I need any Russian to join?":
      "No. We begin with the 33 letters of the alphabet. If you read Cyrillic already, you can join in the third week.",
    "Can I enter a Russian university with A1?":
      "Not for a degree taught in Russian: that usually needs B1. A1 gives you a base before a preparatory year, and it makes daily life easier if you study in English.",
    "What is the pass mark?":
      "At least 66 per cent in each of the five parts. If you miss one part, you can usually repeat just that one within two years.",
    "Does the certificate expire?":
      "The certificate carries no expiry date. Each one has a number that can be checked in a national register.",
    "Where can I take the test?":
      "At Russian universities and their partner centres, some of which test online. Sessions change from year to year, so ask us which one is open before you plan your date.",
  },
  exams: {
    "How do I know whether this is the right exam for me?":
      "Ask the place that wants your certificate: the university, embassy or employer. Bring us what they wrote, and we will check the exam, the level and the date with you.",
    "Is the exam fee included?": "No. The exam fee is separate from the course fee, and you pay it to the exam body when you register.",
    "How long does preparation take?":
      "A level typically takes 40 to 50 hours, or 8 to 12 weeks. A placement test gives you a better answer.",
    "Will I sit a mock test?": "Yes, under time and in the format of the exam. Your teacher then goes through the result with you.",
  },
};
