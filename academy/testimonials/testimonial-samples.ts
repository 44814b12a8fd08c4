import type { TestimonialPlace, testimonialFields } from "#contract/kinds/testimonial.ts";
import type { z } from "#contract/zod.ts";

type Given = Omit<z.input<typeof testimonialFields>, "image" | "place" | "consent">;

/** These people are invented: there is nobody to ask. */
const shownAt = (place: TestimonialPlace, given: readonly Given[]) =>
  given.map((one) => ({ ...one, place, consent: true, picture: `${one.name.toLowerCase().replaceAll(" ", "-")}.jpg` }));

/** Samples, to be replaced by the words of the academy’s own students before the site opens. */
export const testimonialSamples = [
  ...shownAt("courses", [
    {
      name: "Nethmi Perera",
      role: "Student nurse, Kurunegala",
      subject: "German",
      rating: 5,
      testimonial:
        "I had tried an app for a year and could still not say where I lived. In class I had to speak in the first ten minutes. By the end of A1 I could explain a patient’s pain in simple German, and my teacher corrected every single article.",
    },
    {
      name: "Praveen Rajaratnam",
      role: "Software engineer, Jaffna",
      subject: "Dutch",
      rating: 5,
      testimonial:
        "My company moved me to a team in Utrecht, where everyone speaks English but lunch happens in Dutch. After two levels I follow most of the jokes. I liked the small group best: nobody could hide, and nobody laughed at my g.",
    },
    {
      name: "Fathima Rizna",
      role: "Advanced Level student, Kalmunai",
      subject: "Korean",
      rating: 4,
      testimonial:
        "I came for the dramas and stayed for the grammar, which surprised me. We learnt the alphabet in one weekend. The homework was more than I had expected, but now I can read song lyrics and write to my cousin who works in Busan.",
    },
    {
      name: "Dilan Van Langenberg",
      role: "Hotel manager, Galle",
      subject: "French",
      rating: 5,
      testimonial:
        "Our French guests used to smile politely at my three sentences. The teacher built lessons around check-in, complaints and menus, so I used each one the next morning. Last season a couple from Lyon asked which part of France I had lived in.",
    },
    {
      name: "Chathurika Wijesinghe",
      role: "Bank officer, Colombo",
      subject: "Tamil",
      rating: 5,
      testimonial:
        "I was posted to Vavuniya and did not want to need an interpreter at my own counter. Twelve weeks later I could open an account and ask about someone’s children. Customers answer slowly for me. It is the best thing I have learnt since school.",
    },
    {
      name: "Marian De Kretser",
      role: "Teacher of Spanish and Italian",
      subject: "Spanish",
      rating: 5,
      testimonial:
        "Sri Lankan learners have an advantage: most already live in two languages. My work is to take away the fear of mistakes. I ask for one small thing a day, such as ten minutes of radio. Students who do that overtake those who study only at the weekend.",
      type: "instructor",
    },
  ]),
  ...shownAt("exams", [
    {
      name: "Sahan Jayawardena",
      role: "Civil engineer, Kandy",
      subject: "IELTS Preparation",
      rating: 5,
      testimonial:
        "My first essay came back with more red than black. The same mistakes returned each week until I saw them myself. I needed 7.0 in every paper for my master’s and had been stuck at 6.5 in Writing. The second attempt was enough.",
      score: "IELTS Band 7.5",
    },
    {
      name: "Tharshini Sivakumar",
      role: "Nurse, Batticaloa",
      subject: "Goethe-Zertifikat",
      rating: 5,
      testimonial:
        "I passed three modules and missed Speaking by four points. My teacher sat with me for two weeks, only on the presentation: how to begin, how to compare, how to end. When I repeated it, I knew the first sentence by heart and the rest followed.",
      score: "Goethe-Zertifikat B2",
    },
    {
      name: "Imran Cassim",
      role: "Shop owner, Dehiwala",
      subject: "Dutch Civic Integration",
      rating: 4,
      testimonial:
        "My wife lives in Rotterdam and I had never heard a word of Dutch. We practised with a headset from the second week, so the exam computer felt familiar. The hundred questions took patience. I would have liked one more class a week near the end.",
      score: "Basic exam abroad, all three parts",
    },
    {
      name: "Anitha Selvaraj",
      role: "Undergraduate, Nuwara Eliya",
      subject: "DELF",
      rating: 5,
      testimonial:
        "There is no French in my town, so the weekend class was my only practice. I took the early train down every Saturday. The mock speaking test was harder than the real one, and I was grateful for that. I now have B2 and a place in Grenoble.",
      score: "DELF B2, 74/100",
    },
    {
      name: "Zahra Amit",
      role: "Medical student, Colombo",
      subject: "TORFL A1",
      rating: 5,
      testimonial:
        "My university in Kazan teaches in English, but the hospital does not. I learnt the alphabet in two weeks and could buy a tram ticket in my first month there. The letter-writing practice was dull at the time. In the exam I finished it early.",
      score: "TORFL A1, passed in all five parts",
    },
    {
      name: "Nihal Gunasekara",
      role: "Teacher of exam classes",
      subject: "IELTS Preparation",
      rating: 5,
      testimonial:
        "Most people lose marks in the same three places: they misread the task, they run out of time, or they learn essays by heart. So I teach reading the question first, then the clock. The language improves along the way, because they write every week.",
      type: "instructor",
    },
  ]),
];
