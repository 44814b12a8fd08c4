import type { PostSample } from "./post-sample.ts";

export const koreanAtWork: PostSample = {
  title: "EPS-TOPIK and the Korean You Need at Work",
  slug: "eps-topik-and-the-korean-you-need-at-work",
  summary:
    "What the language test for work in Korea looks like, the phrases that keep you safe on the first day, and why the test should not be where your Korean ends.",
  date: "2026-08-24",
  readTime: "5 min read",
  category: "Career Development",
  picture: "eps-topik.jpg",
  content: `
<p>Many Sri Lankans who work in South Korea go through the Employment Permit System, an arrangement between the two governments. Before anyone can apply for a job in it, there is a language test: EPS-TOPIK. Thousands of people sit it, and most of them ask how to pass. The better question is how to pass and then be able to understand the foreman on the first morning.</p>

<h2>Know which test you mean</h2>
<ul>
<li><strong>EPS-TOPIK</strong> is for work under the Employment Permit System. It tests everyday Korean, the language of the workplace, safety and Korean working customs.</li>
<li><strong>TOPIK</strong>, without the EPS, is the general test of Korean, with six levels. Universities ask for it, and so do many office employers.</li>
</ul>
<p>They are different tests for different doors. If you want to study in Korea, or to work in Sri Lanka with Korean companies or visitors, it is TOPIK you need.</p>

<h2>What EPS-TOPIK looks like</h2>
<p>The Human Resources Development Service of Korea, which runs the test, describes it as 40 questions in 50 minutes: 20 of reading and 20 of listening, for 200 points in all. Applicants must be between 18 and 39, with no criminal record and no deportation from Korea behind them. Since October 2025 it has been taken on tablets in Sri Lanka.</p>
<p>Selection is <strong>relative</strong>. There is a minimum mark, but only a certain number of people are chosen, beginning with the highest scores. Passing the minimum is therefore not enough, and ten more points are worth the work. For some jobs and rounds there are further steps, such as a skills test. A good mark is a place on a list and does not promise you a job.</p>
<p>In Sri Lanka, registration goes through the Bureau of Foreign Employment. Read the announcement for your own round at <a href="https://www.slbfe.lk">slbfe.lk</a>, because dates, sectors and conditions change, and look at the test pages at <a href="https://eps.hrdkorea.or.kr">eps.hrdkorea.or.kr</a>. If somebody offers to arrange a result or a place for you, walk away. Nobody can sell one.</p>

<h2>Begin with the alphabet, properly</h2>
<p>Hangul was made in the fifteenth century so that ordinary people could read. It has 14 basic consonants and 10 basic vowels, and a patient week is enough to read it slowly. Do not write Korean in Sinhala, Tamil or English letters after that week. The test will not, and neither will the sign on the machine.</p>
<p>You also have an advantage that English speakers do not. The Korean verb stands at the end, as in Sinhala and Tamil, and the small words follow the noun. 저는 밥을 먹어요 (<em>jeoneun babeul meogeoyo</em>) is, piece by piece, “I, rice, eat”.</p>

<h2>Numbers: two sets, one shift</h2>
<p>Korean has two sets of numbers and uses both in the same breath. Hours take the native set, and minutes take the set that came from Chinese.</p>
<ul>
<li>세 시 삼십 분 (<em>se si samsip bun</em>): three o’clock, thirty minutes: half past three.</li>
<li>아홉 시부터 여섯 시까지 (<em>ahop si-buteo yeoseot si-kkaji</em>): from nine o’clock until six o’clock.</li>
<li>만 (<em>man</em>) is ten thousand, and large numbers are counted in it. 삼십만 (<em>samsimman</em>) is thirty ten-thousands: 300,000.</li>
</ul>
<p>Practise by saying the time aloud whenever you look at your phone. Times and numbers are easy for a question-writer to use, and you will need them every working day.</p>

<h2>Words on the wall</h2>
<p>Signs are short, serious and worth learning as pictures.</p>
<ul>
<li>위험 (<em>wiheom</em>): danger</li>
<li>출입 금지 (<em>churip geumji</em>): no entry</li>
<li>비상구 (<em>bisanggu</em>): emergency exit</li>
<li>금연 (<em>geumyeon</em>): no smoking</li>
<li>안전모 착용 (<em>anjeonmo chagyong</em>): wear a helmet</li>
<li>고압 주의 (<em>goap juui</em>): caution, high voltage</li>
</ul>

<h2>Sentences for the first day</h2>
<ul>
<li>처음 뵙겠습니다. (<em>cheoeum boepgetseumnida</em>) How do you do. You say this when you meet for the first time.</li>
<li>천천히 말해 주세요. (<em>cheoncheonhi malhae juseyo</em>) Please speak slowly.</li>
<li>다시 한번 말씀해 주세요. (<em>dasi hanbeon malsseumhae juseyo</em>) Please say that once more.</li>
<li>이것은 어떻게 사용해요? (<em>igeoseun eotteoke sayonghaeyo?</em>) How do I use this?</li>
<li>기계가 고장 났어요. (<em>gigyega gojang nasseoyo</em>) The machine has broken down.</li>
<li>손을 다쳤어요. (<em>soneul dacheosseoyo</em>) I have hurt my hand.</li>
<li>수고하셨습니다. (<em>sugohasyeotseumnida</em>) Literally “you have worked hard”. People say it to each other at the end of the day.</li>
</ul>
<p>The second and third sentences are the most important ones on this page. A worker who says “yes” without understanding is in danger. A worker who asks again is respected.</p>
<p>Instructions you will hear often end in <em>-(eu)seyo</em>, “please do”, or <em>-ji maseyo</em>, “please do not”: 기계를 끄세요 (<em>gigyereul kkeuseyo</em>), switch off the machine. 만지지 마세요 (<em>manjiji maseyo</em>), do not touch.</p>

<h2>Twelve weeks, an hour a day</h2>
<ol>
<li><strong>Weeks 1 and 2:</strong> Hangul, greetings, both sets of numbers up to twenty.</li>
<li><strong>Weeks 3 to 6:</strong> everyday units of the standard textbook, which HRD Korea publishes for this test. One dialogue each day, read aloud, then listened to without the text.</li>
<li><strong>Weeks 7 to 10:</strong> workplace units: tools, safety, pay, holidays, health. Ten words a day, with a picture for each.</li>
<li><strong>Week 11:</strong> practice questions with a clock. 25 minutes for 20 questions leaves 75 seconds for each.</li>
<li><strong>Week 12:</strong> only what you got wrong, and early nights.</li>
</ol>
<p>Twelve weeks is a first round. If the practice marks are not where they should be, repeat weeks 7 to 12 before you register, or aim for a later round.</p>

<h2>After the test</h2>
<p>The Korean in the test is enough to begin work. It is not enough to read a contract with confidence, explain a problem at a hospital or be trusted with training others, and those are the things that change a job into a career. Keep half an hour a day after you arrive, and aim for the general TOPIK. When you come home, a certificate that shows a level in Korean is useful to hotels, tour companies, trading firms and schools.</p>
<p>If you are at the very beginning, our <a href="/course/Korean_Culture">Korean course</a> starts with Hangul. If you have already sat the test once, <a href="/contact">tell us</a> which part was weaker, and bring your practice papers.</p>
`,
};
