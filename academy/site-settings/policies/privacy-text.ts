// A lawyer should read this text before it is published, and again whenever the site starts to do something new with personal data.

/** The privacy policy. It describes what this software does; keep the two in step. */
export const privacyText = `
<p>This policy explains what {name} (“we”) learns about you when you use this website or write to us, what we do with it, and what you can ask of us. You can read every public page without telling us who you are.</p>
<h2>What we do not do</h2>
<ul>
  <li>We do not track you, on this site or on others.</li>
  <li>We use no analytics service and no advertising cookies.</li>
  <li>In the site’s normal setting, its pages load nothing from other companies: fonts, pictures and scripts come from our own server.</li>
  <li>We do not sell personal data, and we do not give it to advertisers.</li>
</ul>
<h2>What we collect when you send an enquiry</h2>
<p>When you send the contact form, we store:</p>
<ul>
  <li>your name and e-mail address;</li>
  <li>your phone number, if you give it;</li>
  <li>the courses and exams you tick, and the class you ask about;</li>
  <li>your message, if you write one;</li>
  <li>the date and time you sent it;</li>
  <li>the page you sent it from, the name of the site that led you here, and the words that a link in an advertisement or on a poster carries about itself (“utm”), where there are any;</li>
  <li>notes that our staff make while they deal with it.</li>
</ul>
<p>Please leave out anything we do not need in order to answer you, such as identity card or passport numbers, bank details or health records.</p>
<h2>How we use it</h2>
<p>We use your enquiry to answer you, to advise you about courses and exams and, if you wish, to prepare your enrolment. The site sends the enquiry by e-mail to our staff and a receipt to the address you gave. We do not send you advertising unless you have asked for it. No decision about you is made by a computer alone.</p>
<p>We rely on your consent, which you give by sending the form, and on the steps you ask us to take before you enrol. You may withdraw your consent at any time. That does not undo what was done before.</p>
<h2>What stays on your own device</h2>
<p>So that you do not lose what you have typed, the contact form keeps a draft in your own browser until you send it. We cannot see that draft. It is removed once the form has been sent, and you can remove it yourself by clearing this site’s data in your browser. If you use a shared computer, please do that before you leave. Members of staff who sign in also have a session key kept in their browser.</p>
<h2>The check against automated messages</h2>
<p>Before the form is sent, a small check keeps out automated messages. By default it runs on our own server: your browser solves a short calculation, and nothing about you goes to another company. If we ever change to an outside provider, we will say so here first.</p>
<h2>Server records</h2>
<p>Our server keeps technical records so that we can find faults and stop abuse. They are written without personal data such as names, e-mail addresses or messages. To limit repeated attempts, the server may use your internet address for a short time. It is not used to find out who you are.</p>
<h2>Chat and links to other sites</h2>
<p>The chat button opens an external messaging app with a prepared message. Nothing is sent until you press send there. From then on, that app’s own terms and privacy policy apply, and it is outside our control. The same is true of links to social networks, exam bodies and other websites.</p>
<h2>Who can see your data</h2>
<p>Only staff who need it for their work can see enquiries, after signing in. The companies that host our server and carry our e-mail handle the data on our behalf, and some of them may do so outside Sri Lanka. Apart from that, we pass data on only if you ask us to, for instance to register you for an exam, or if the law requires it.</p>
<h2>How long we keep it</h2>
<p>We keep an enquiry {keep}. Backup copies are overwritten in turn. If you enrol, we keep the records that accounting and other laws require, for as long as they require them.</p>
<h2>Security</h2>
<p>We ask for encrypted connections, store staff passwords only in a form that cannot be read back, limit sign-in attempts, and make regular backups. No system is perfectly safe. If a breach puts your data at risk, we will tell you and the authorities as the law requires.</p>
<h2>Your rights</h2>
<p>We follow the principles of Sri Lanka’s Personal Data Protection Act, No. 9 of 2022, as amended, whose parts come into force in stages. You may ask us:</p>
<ul>
  <li>whether we hold data about you, and for a copy of it;</li>
  <li>to correct or complete it;</li>
  <li>to erase it;</li>
  <li>to stop using it, by withdrawing your consent or objecting.</li>
</ul>
<p>Write to us or call us. We will first make sure that it is you who is asking. We aim to answer within 21 working days, and if we must refuse we will give the reason. If you are not satisfied, you may turn to the Data Protection Authority of Sri Lanka in the way the Act provides.</p>
<h2>Children</h2>
<p>The contact form is not meant for children under 13, and we do not knowingly collect data from them through this site. A parent or guardian is welcome to write on a child’s behalf. If you believe that a child under 13 has sent us data, please tell us and we will erase it. Anyone under 18 should ask a parent or guardian before writing to us.</p>
<h2>Changes and contact</h2>
<p>When we change this policy, we will publish the new text here with its date. Sri Lankan law governs it. For any question about your data, contact {name}:</p>
<p>{contact}</p>
`;
