import type { PostSample } from "./post-sample.ts";

export const delfWriting: PostSample = {
  title: "Writing for DELF B2: A Letter That Argues",
  slug: "writing-for-delf-b2-a-letter-that-argues",
  summary:
    "One hour, one text, at least 250 words. A way to spend the hour, a plan that fits almost every subject, and the sentences that hold it together.",
  date: "2026-04-20",
  readTime: "5 min read",
  category: "Exam Prep",
  picture: "delf-writing.jpg",
  content: `
<p>The writing paper of DELF B2 gives you one subject and one hour. You must take a position and defend it, usually in a formal letter, sometimes in an article or a contribution to a debate, in <strong>at least 250 words</strong>. It is worth 25 of the 100 points. To pass the whole diploma you need 50 points, with no part below 5.</p>
<p>Most people who lose points here do not lose them on grammar. They answer a slightly different question, or they write three opinions and prove none of them. Both can be repaired with a plan.</p>

<h2>Read the subject with a pencil</h2>
<p>Here is a subject of the usual kind, written by us for practice:</p>
<p><em lang="fr">La bibliothèque de votre université va fermer à 17 heures au lieu de 21 heures. En tant que délégué(e) des étudiants, vous écrivez au directeur pour contester cette décision. Vous défendez votre point de vue avec des arguments et des exemples précis. (250 mots minimum)</em></p>
<p>In English: your university library is going to close at 5 PM and no longer at 9 PM. As the students’ representative, you write to the director to contest this decision, with arguments and precise examples.</p>
<p>Before you think of a single argument, write four short answers in the margin.</p>
<ul>
<li><strong>Who am I?</strong> The students’ representative. So <em lang="fr">nous</em> as well as <em lang="fr">je</em>.</li>
<li><strong>To whom?</strong> The director. So <em lang="fr">vous</em>, formal, polite from beginning to end.</li>
<li><strong>What kind of text?</strong> A formal letter.</li>
<li><strong>What for?</strong> To contest a decision. So I must try to change the director’s mind. Describing the problem is not enough.</li>
</ul>

<h2>How to spend the hour</h2>
<ul>
<li><strong>10 minutes:</strong> the four questions, then ideas, then a plan. In French, as notes.</li>
<li><strong>35 minutes:</strong> write, leaving a line free between paragraphs.</li>
<li><strong>5 minutes:</strong> count the words.</li>
<li><strong>10 minutes:</strong> read three times, each time for one thing only: verbs, then agreement, then accents.</li>
</ul>
<p>To count, a word is what stands between two spaces. <em lang="fr">C’est-à-dire</em> counts as one.</p>

<h2>A plan that fits</h2>
<ol>
<li><strong>Opening:</strong> who you are and why you are writing.</li>
<li><strong>First argument</strong> with an example.</li>
<li><strong>Second argument</strong> with an example.</li>
<li><strong>Concession:</strong> what is true on the other side, and why it is not enough.</li>
<li><strong>Proposal:</strong> something the reader could really do.</li>
<li><strong>Closing formula.</strong></li>
</ol>
<p>The concession is the paragraph that lifts a B1 letter to B2. Examiners look for a writer who can see both sides and still choose one.</p>

<h2>The plan at work</h2>
<h3>Opening</h3>
<p><em lang="fr">Monsieur le Directeur, je me permets de vous écrire au nom des étudiants de notre université, au sujet de la fermeture de la bibliothèque à 17 heures.</em></p>
<h3>One argument, with its example</h3>
<p><em lang="fr">Tout d’abord, beaucoup d’entre nous travaillent dans la journée pour payer leurs études. Si la bibliothèque ferme à 17 heures, ils n’auront plus aucun endroit calme pour préparer leurs examens. Ainsi, l’un de mes camarades, serveur jusqu’à 16 heures, n’aurait plus qu’une demi-heure par jour pour consulter les livres du cours.</em></p>
<p>(First of all, many of us work during the day to pay for our studies. If the library closes at 5 PM, they will no longer have any quiet place to prepare for their exams. One of my fellow students, for instance, a waiter until 4 PM, would have only half an hour a day to consult the course books.)</p>
<p>Look at how it moves: an idea, its consequence, then one person with a job and a time. That is what “precise” means.</p>
<h3>Concession and proposal</h3>
<p><em lang="fr">Certes, une ouverture tardive représente un coût. Cependant, bien que je comprenne vos contraintes, il me semble que d’autres solutions existent. Ne serait-il pas possible de garder une seule salle ouverte jusqu’à 21 heures ?</em></p>
<p>(Admittedly, late opening has a cost. However, although I understand your constraints, it seems to me that other solutions exist. Would it not be possible to keep a single room open until 9 PM?)</p>
<h3>Closing</h3>
<p><em lang="fr">Dans l’attente de votre réponse, je vous prie d’agréer, Monsieur le Directeur, l’expression de mes salutations distinguées.</em></p>
<p>Learn this closing by heart, with its spelling. For the signature, invent a name and use it in every practice letter, because your paper should stay anonymous.</p>

<h2>Sentences worth owning</h2>
<ul>
<li><em lang="fr">Il est regrettable que</em> + subjunctive: <em lang="fr">Il est regrettable que les étudiants <strong>soient</strong> informés si tard.</em> (It is regrettable that the students are informed so late.)</li>
<li><em lang="fr">Il faudrait que</em> + subjunctive: <em lang="fr">Il faudrait que l’université <strong>tienne</strong> compte de nos horaires.</em> (The university ought to take our timetables into account.)</li>
<li><em lang="fr">Non seulement… mais aussi</em>: <em lang="fr">Cette mesure touche non seulement les étudiants, mais aussi les enseignants.</em> (This measure affects not only the students but also the teachers.)</li>
<li><em lang="fr">Plutôt que de</em> + infinitive: <em lang="fr">Plutôt que de fermer, pourquoi ne pas réduire ?</em> (Rather than close, why not reduce?)</li>
</ul>
<p>Two of these, used correctly, do more for you than ten used with hope.</p>

<h2>False friends that English brings along</h2>
<ul>
<li><em lang="fr">actuellement</em> means “at present”. For “actually”, write <em lang="fr">en fait</em>.</li>
<li><em lang="fr">éventuellement</em> means “possibly”. For “eventually”, write <em lang="fr">finalement</em>.</li>
<li><em lang="fr">assister à</em> means “to attend”. For “to help”, write <em lang="fr">aider</em>.</li>
<li>“I agree” is <em lang="fr">je suis d’accord</em>, always with <em lang="fr">être</em>.</li>
</ul>

<h2>What is marked</h2>
<p>Five things: whether you carried out the task, whether the text holds together, whether the tone suits the reader, vocabulary, and grammar. The grids and sample papers are public at <a href="https://www.france-education-international.fr">france-education-international.fr</a>. Mark your own letter with the grid once, however strange it feels. You will read the next subject with the eyes of an examiner.</p>

<h2>Four weeks</h2>
<ol>
<li><strong>Week 1:</strong> six subjects, plans only, ten minutes each. No writing.</li>
<li><strong>Week 2:</strong> three arguments with examples, sixty words each. Have them corrected and write them again.</li>
<li><strong>Week 3:</strong> two whole letters, without a clock.</li>
<li><strong>Week 4:</strong> two whole letters, one hour each, by hand.</li>
</ol>
<p>Start today with the library. Write the second argument yourself and send it to your teacher, or <a href="/contact">ask us</a> about <a href="/exam/DELF_French_Certification">DELF preparation</a>.</p>
`,
};
