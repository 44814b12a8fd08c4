/** What the contact form says first. A visitor's browser has it with its script: no page carries it, and nothing here needs zod. */
export const firstFormTexts = {
  form_title: "Drop Us a Message",
  phone_hint: "If you would like us to call you.",
  details_hint: "Your plan, your level so far, the hours that suit you: whatever helps us answer.",
  sent_title: "Message Sent!",
  sent: "Thank you for writing. We read every message ourselves and answer as soon as we can. If it is urgent, please call {phone}.",
  sent_how: "We answer by e-mail.",
  seat_hint:
    "Your message asks for a seat; it does not hold one yet. We answer with how to pay and what to bring, and the seat is yours once you have enrolled.",
  seat_asked: "You asked for a seat in",
  seat_sent: "The seat is not held yet: next we write or call, tell you how to pay, and enrol you.",
  free_hint:
    "Your message asks for a seat; it does not hold one yet. We answer with what to bring, and the seat is yours once you have enrolled.",
  free_sent: "The seat is not held yet: next we write or call, and enrol you.",
  waiting_hint: "This class is full. Your message asks for its waiting list: we write to you when a seat becomes free.",
  waiting_asked: "You asked for the waiting list of",
  waiting_sent: "We write to you when a seat becomes free.",
  gone: "That class cannot be joined any more: it has begun, its enrolment is over, or it is off our list.",
  gone_others: "These begin next:",
};
export type FormTexts = typeof firstFormTexts;
