/** A name, what is pasted, what is stored, and what is said to be lost. */
type Paste = readonly [string, string, string, string];

/** What Word puts on the clipboard for a heading, emphasis, a link, a list with a deeper level, a numbered list, a table and a picture. */
export const word: Paste = [
  "Word",
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset="utf-8"><style><!-- p.MsoNormal { margin: 0cm; font-family: Calibri } --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB><!--StartFragment-->
<h2 style='mso-style-name:x;color:#2F5496'><span style='font-family:"Calibri Light"'>Before you go<o:p></o:p></span></h2>
<p class=MsoNormal style='text-align:center'><b>Bold</b>, <i>slanted</i>, <u>under</u> and <a href="https://www.goethe.de/"><span style='color:blue'>a link</span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Passport<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>and a copy<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Tickets<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Pack<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td style='width:100pt'><p class=MsoNormal>Left<o:p></o:p></p></td><td><p class=MsoNormal>Right<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=100 src="file:///C:/Users/x/clip_image001.png"><script>alert(1)</script>End</p>
<!--EndFragment--></body></html>`,
  "<h2>Before you go</h2><p><strong>Bold</strong>, <em>slanted</em>, <u>under</u> and " +
    '<a href="https://www.goethe.de/">a link</a>.</p>' +
    "<ul><li><p>Passport</p><ul><li><p>and a copy</p></li></ul></li><li><p>Tickets</p></li></ul>" +
    "<ol><li><p>Pack</p></li></ol><p>Left | Right</p><p>End</p>",
  "The table became plain lines, a line for each row. 1 picture could not be pasted: there are no pictures in this text, only the one under “Image”.",
];

/** What Google Docs puts there: everything inside a bold that is none, emphasis as style, lists beside their entries. */
export const googleDocs: Paste = [
  "Google Docs",
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt"><span style="font-size:20pt;font-family:Arial;font-weight:400">Title</span></h1>
<p dir="ltr" style="line-height:1.38;text-align:right"><span style="font-weight:700;font-style:normal;text-decoration:none">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">slanted</span><span> and </span><span style="text-decoration:underline line-through">both</span><span> </span><a href="https://www.google.com/url?q=https://www.cambridge.org/&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p>
<ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>inner</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>two</span></p></li></ul>
<p><span><span style="border:none"><img src="https://lh7.googleusercontent.com/x" width="10"></span></span></p></b><br class="Apple-interchange-newline">`,
  "<h1>Title</h1><p><strong>Bold</strong> and <em>slanted</em> and <s><u>both</u></s> " +
    '<a href="https://www.cambridge.org/">link</a></p>' +
    "<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul>",
  "1 picture could not be pasted: there are no pictures in this text, only the one under “Image”.",
];

/** Emphasis that only reads as such, or only reads as none, to who searches styles instead of parsing them. */
export const emphasis: Paste = [
  "Word, with emphasis for other scripts, and from Pages",
  `<html><head><style>p.p1 {font: 12px Helvetica} span.s1 {text-decoration: underline} span.s2 {font-weight: bold}</style></head><body>
<p><b style='mso-bidi-font-weight:normal'>bold</b> <span style='mso-bidi-font-weight:bold'>plain</span> <i style='mso-bidi-font-style:normal'>slanted</i> <span style='mso-bidi-font-style:italic'>upright</span></p>
<p><b>bold <span style="font-weight:normal">plain</span></b> <span style="font:bold 12pt Arial">bold</span> <span style="font-family:'font-weight:bold'">plain</span> <em style="font-style:normal">upright</em></p>
<p><u style="text-decoration:none">plain</u> <span style="text-decoration:line-through 2px red">struck</span> <span style="--text-decoration:underline">plain</span></p>
<p class="p1"><span class="s1">under</span> <span class="s2">bold</span></p>
<p style='font-family:"mso-list:l0 level1"'>no list</p>
<blockquote>Said</blockquote><pre>one
two</pre><table><tr><td>Layout</td></tr></table>
<table><caption>Fees</caption><tr><th>A1</th><td><p>one</p><p>two</p></td></tr><tr><td></td><td><b>x</b></td></tr></table>
<p>Hello <img alt="😀" src="x"></p><img width="1" height="1" src="x"><iframe></iframe></body></html>`,
  "<p><strong>bold</strong> plain <em>slanted</em> upright</p><p><strong>bold </strong>plain <strong>bold</strong> plain upright</p>" +
    "<p>plain <s>struck</s> plain</p><p><u>under</u> <strong>bold</strong></p><p>no list</p><p>Said</p><p>one<br />two</p><p>Layout</p>" +
    "<p>Fees</p><p>A1 | one two</p><p>– | <strong>x</strong></p><p>Hello 😀</p>",
  "The table became plain lines, a line for each row. The quotation became plain text. 1 video or other embedded part could not be pasted.",
];
