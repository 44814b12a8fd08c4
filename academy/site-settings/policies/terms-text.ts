// A lawyer should read this text before it is published.

export const termsText = `
<p>These terms apply when you use this website and when you take a class with {name} (“we”). When you enrol, you also receive a confirmation with your course, dates and fees. Where that confirmation says something different, it comes first. If you do not agree with these terms, please do not use the site, and talk to us before you enrol.</p>
<h2>Using this website</h2>
<p>You may read, print and share our pages for your own use. Please do not:</p>
<ul>
  <li>try to enter the parts of the site that are meant for staff;</li>
  <li>send automated messages, harmful files or false enquiries;</li>
  <li>overload the site, or copy it in bulk by automatic means;</li>
  <li>pretend to be somebody else.</li>
</ul>
<p>We try to keep the site correct and available, but courses, timetables, fees and exam rules change, and we may correct or withdraw a page at any time. Please confirm anything important with us before you rely on it.</p>
<h2>Enquiries and enrolment</h2>
<p>Sending the contact form is a question, not a booking, and it costs nothing. A seat is yours once we have confirmed it in writing and received the fee or deposit named in the confirmation. Students under 18 need the consent of a parent or guardian, and an adult must enrol a child under 13.</p>
<p>We may ask you to sit a placement test. If the result shows that another level suits you better, we will suggest it before you pay.</p>
<h2>Classes</h2>
<ul>
  <li>Dates, hours, group size and place are given in your confirmation.</li>
  <li>We may change a teacher, a room or an hour when there is a good reason, and we will tell you as early as we can.</li>
  <li>If too few students enrol, we may postpone or cancel a class. You can then choose another class or have the fee for the lessons not given returned.</li>
  <li>If we cancel a single lesson, we will offer another in its place.</li>
  <li>Lessons that you miss yourself are not repeated or refunded, but your teacher will tell you what was covered.</li>
  <li>You may not pass your seat to another person without our agreement.</li>
</ul>
<h2>Fees</h2>
<p>Course fees are due on the dates in your confirmation. Books and materials are included only where the confirmation says so. If you wish to withdraw, write to us. Whether a refund is due depends on how much of the course has been given, as set out in your confirmation. Nothing here takes away a right that Sri Lankan consumer law gives you.</p>
<p><strong>Exam fees are separate.</strong> They are set by the exam body and paid for each exam you register for. Amounts shown on this site are a guide and may have changed. Refunds, new dates and special arrangements for an exam follow the rules of the exam body, not ours.</p>
<h2>Exams and results</h2>
<p>We prepare you with care, but we cannot guarantee a result. What you achieve depends on your starting level, your practice and the day itself. Exams are marked by the exam bodies alone. Universities, employers, embassies and immigration offices decide for themselves which certificates they accept and whether to grant a place, a job or a visa. Please check their requirements. What we say about them is general information and not legal or immigration advice.</p>
<p>The names of exams belong to their owners. We mention them to say what we prepare you for, and no partnership or approval is meant by it.</p>
<h2>Conduct</h2>
<p>A language is learnt by making mistakes in front of others, so everyone must feel safe. We expect students and staff to treat each other with respect, whatever their ethnicity, religion, gender, age, ability or way of speaking. Harassment, threats, cheating, and recording others without their consent are not accepted. We may ask a person to leave a lesson. In a serious or repeated case, after hearing that person, we may end the enrolment.</p>
<h2>Texts, pictures and course materials</h2>
<p>The texts, drawings and course materials belong to us or to those who have allowed us to use them. You may use them for your own learning. Please do not publish, sell or teach from them without our written consent. What you write in class remains yours. We will publish your words or picture only if you agree.</p>
<h2>Links and chat</h2>
<p>Our pages link to other websites, and the chat button opens an external messaging app. We do not run these services and are not responsible for their content, their prices or what they do with your data. What we do with your data ourselves is described in our privacy policy.</p>
<h2>Our responsibility</h2>
<p>We are responsible for giving the classes we have agreed with proper care. As far as the law allows, we are not responsible for losses that neither of us could have foreseen, for decisions made by exam bodies or authorities, for interruptions of the website, or for events outside our control, such as floods, strikes, power cuts or public health orders. As far as the law allows, our total responsibility for a course is limited to the fee you have paid for it. Nothing in these terms limits responsibility that cannot be limited under Sri Lankan law, for instance for death or injury caused by negligence, or for fraud.</p>
<h2>Law and disputes</h2>
<p>These terms are governed by the law of Sri Lanka, and the courts of Sri Lanka decide any dispute. Please talk to us first: most problems are solved with a phone call. If a part of these terms cannot be enforced, the rest still applies.</p>
<h2>Changes</h2>
<p>We may change these terms, and the new text will appear here with its date. A class you have already enrolled in stays under the terms that applied on the day you enrolled, unless the law requires a change.</p>
<h2>Contact</h2>
<p>{name} is open {hours}.</p>
<p>{contact}</p>
`;
