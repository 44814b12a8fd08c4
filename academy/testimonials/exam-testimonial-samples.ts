import type { TestimonialSample } from "./testimonial-sample.ts";

/** Samples, to be replaced by the words of the academy’s own students before the site opens. */
export const examTestimonialSamples: readonly TestimonialSample[] = [
  {
    name: "Sahan Jayawardena",
    role: "Civil engineer, Kandy",
    subject: "IELTS Preparation",
    rating: 5,
    picture: "sahan-jayawardena.jpg",
    testimonial:
      "My first essay came back with more red than black. The same mistakes returned each week until I saw them myself. I needed 7.0 in every paper for my master’s and had been stuck at 6.5 in Writing. The second attempt was enough.",
    type: "student",
    score: "IELTS Band 7.5",
  },
  {
    name: "Tharshini Sivakumar",
    role: "Nurse, Batticaloa",
    subject: "Goethe-Zertifikat",
    rating: 5,
    picture: "tharshini-sivakumar.jpg",
    testimonial:
      "I passed three modules and missed Speaking by four points. My teacher sat with me for two weeks, only on the presentation: how to begin, how to compare, how to end. When I repeated it, I knew the first sentence by heart and the rest followed.",
    type: "student",
    score: "Goethe-Zertifikat B2",
  },
  {
    name: "Imran Cassim",
    role: "Shop owner, Dehiwala",
    subject: "Dutch Civic Integration",
    rating: 4,
    picture: "imran-cassim.jpg",
    testimonial:
      "My wife lives in Rotterdam and I had never heard a word of Dutch. We practised with a headset from the second week, so the exam computer felt familiar. The hundred questions took patience. I would have liked one more class a week near the end.",
    type: "student",
    score: "Basic exam abroad, all three parts",
  },
  {
    name: "Anitha Selvaraj",
    role: "Undergraduate, Nuwara Eliya",
    subject: "DELF",
    rating: 5,
    picture: "anitha-selvaraj.jpg",
    testimonial:
      "There is no French in my town, so the weekend class was my only practice. I took the early train down every Saturday. The mock speaking test was harder than the real one, and I was grateful for that. I now have B2 and a place in Grenoble.",
    type: "student",
    score: "DELF B2, 74/100",
  },
  {
    name: "Zahra Amit",
    role: "Medical student, Colombo",
    subject: "TORFL A1",
    rating: 5,
    picture: "zahra-amit.jpg",
    testimonial:
      "My university in Kazan teaches in English, but the hospital does not. I learnt the alphabet in two weeks and could buy a tram ticket in my first month there. The letter-writing practice was dull at the time. In the exam I finished it early.",
    type: "student",
    score: "TORFL A1, passed in all five parts",
  },
  {
    name: "Nihal Gunasekara",
    role: "Teacher of exam classes",
    subject: "IELTS Preparation",
    rating: 5,
    picture: "nihal-gunasekara.jpg",
    testimonial:
      "Most people lose marks in the same three places: they misread the task, they run out of time, or they learn essays by heart. So I teach reading the question first, then the clock. The language improves along the way, because they write every week.",
    type: "instructor",
  },
];
