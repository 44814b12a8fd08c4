import type { TestimonialSample } from "./testimonial-sample.ts";

/** Samples, to be replaced by the words of the academy’s own students before the site opens. */
export const courseTestimonialSamples: readonly TestimonialSample[] = [
  {
    name: "Nethmi Perera",
    role: "Student nurse, Kurunegala",
    subject: "German",
    rating: 5,
    picture: "nethmi-perera.jpg",
    testimonial:
      "I had tried an app for a year and could still not say where I lived. In class I had to speak in the first ten minutes. By the end of A1 I could explain a patient’s pain in simple German, and my teacher corrected every single article.",
    type: "student",
  },
  {
    name: "Praveen Rajaratnam",
    role: "Software engineer, Jaffna",
    subject: "Dutch",
    rating: 5,
    picture: "praveen-rajaratnam.jpg",
    testimonial:
      "My company moved me to a team in Utrecht, where everyone speaks English but lunch happens in Dutch. After two levels I follow most of the jokes. I liked the small group best: nobody could hide, and nobody laughed at my g.",
    type: "student",
  },
  {
    name: "Fathima Rizna",
    role: "Advanced Level student, Kalmunai",
    subject: "Korean",
    rating: 4,
    picture: "fathima-rizna.jpg",
    testimonial:
      "I came for the dramas and stayed for the grammar, which surprised me. We learnt the alphabet in one weekend. The homework was more than I had expected, but now I can read song lyrics and write to my cousin who works in Busan.",
    type: "student",
  },
  {
    name: "Dilan Van Langenberg",
    role: "Hotel manager, Galle",
    subject: "French",
    rating: 5,
    picture: "dilan-van-langenberg.jpg",
    testimonial:
      "Our French guests used to smile politely at my three sentences. The teacher built lessons around check-in, complaints and menus, so I used each one the next morning. Last season a couple from Lyon asked which part of France I had lived in.",
    type: "student",
  },
  {
    name: "Chathurika Wijesinghe",
    role: "Bank officer, Colombo",
    subject: "Tamil",
    rating: 5,
    picture: "chathurika-wijesinghe.jpg",
    testimonial:
      "I was posted to Vavuniya and did not want to need an interpreter at my own counter. Twelve weeks later I could open an account and ask about someone’s children. Customers answer slowly for me. It is the best thing I have learnt since school.",
    type: "student",
  },
  {
    name: "Marian De Kretser",
    role: "Teacher of Spanish and Italian",
    subject: "Spanish",
    rating: 5,
    picture: "marian-de-kretser.jpg",
    testimonial:
      "Sri Lankan learners have an advantage: most already live in two languages. My work is to take away the fear of mistakes. I ask for one small thing a day, such as ten minutes of radio. Students who do that overtake those who study only at the weekend.",
    type: "instructor",
  },
];
