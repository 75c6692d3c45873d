/** Content that a program puts on the clipboard: `html` as it writes it, `text` beside it, and the outline that the site makes of it. */
export interface Copied {
  readonly html: string
  readonly text: string
  readonly outline: readonly string[]
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style></head>
<body lang=DE-CH style='tab-interval:35.4pt'>
<!--StartFragment-->
<h2 style='mso-list:none'><span lang=DE>Unsere Gläser<o:p></o:p></span></h2>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Gleitsicht</b>:<span style='mso-tab-count:1'>        </span>ab 480 CHF, <i>inklusive</i> <u>Messung</u><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>entspiegelt<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>gehärtet<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'>
  <td width=302 valign=top style='width:226.5pt'>
  <p class=MsoNormal>Montag<o:p></o:p></p>
  </td>
  <td width=302 valign=top>
  <p class=MsoNormal>08:00–18:30<o:p></o:p></p>
  </td>
 </tr>
</table>
<p class=MsoNormal><a href="https://www.zeiss.ch/"><span style='color:blue'>ZEISS</span></a><o:p>&nbsp;</o:p></p>
<!--EndFragment-->
</body></html>`

const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f0c"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;">Über uns</span></h1><br /><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;">Seit 1987</span><span style="font-size:11pt;font-style:italic;"> in Winterthur</span><span class="Apple-tab-span" style="white-space:pre;">	</span><span>am Graben</span></p><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>messen</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>beraten</span></p></li></ol><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span>Dienstag</span></p></td><td><p dir="ltr"><span>geschlossen</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

const pages = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px 'Helvetica Neue'} span.Apple-tab-span {white-space:pre} ul.ul1 {list-style-type: disc}</style></head><body><p class="p1"><b>Öffnungszeiten</b></p><p class="p2"><br></p><p class="p1">Mittwoch<span class="Apple-tab-span">	</span>09:00<span class="Apple-tab-span">	</span>12:00</p><ul class="ul1"><li class="li1"><span class="s1"></span>durchgehend</li></ul></body></html>`

const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding:0px; mso-number-format:General; white-space:nowrap;} .xl65 {mso-number-format:"Short Time";}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=174 style='border-collapse:collapse;width:130pt'><!--StartFragment-->
 <col width=87 span=2 style='width:65pt'>
 <tr height=21 style='height:16.0pt'>
  <td height=21 width=87 style='height:16.0pt;width:65pt'>Montag</td>
  <td class=xl65 align=right width=87>08:00</td>
 </tr>
 <tr height=21>
  <td height=21>Samstag, erster<br>
    im Monat</td>
  <td></td>
  <td class=xl65 align=right>10:00</td>
 </tr>
<!--EndFragment--></table></body></html>`

const webPage = `<meta charset='utf-8'><div class="teaser" style="color: rgb(0, 0, 0); display: grid;"><a href="https://www.optik.ch/neu?utm_source=x" style="text-decoration: none"><img src="https://www.optik.ch/a.jpg" alt=""><h3 style="margin: 0">Neue Fassungen</h3><p>Aus <em>Titan</em>, leicht wie nie.</p></a></div><pre><code>a	b
  c</code></pre><blockquote><p>Sehr zufrieden!</p></blockquote><ul><li><h4>Erstens</h4><p>mit Text</p></li><li>Zweitens<ul><li>mit Unterpunkt</li></ul></li></ul><dl><dt>Preis</dt><dd>120&nbsp;CHF</dd></dl><button onclick="alert(1)">Kaufen</button><a href="javascript:alert(1)">böse</a><script>alert(1)</script><svg><title>nein</title></svg><video src="https://x.example/a.mp4" controls></video>`

/** Copied by hand out of each program, cut down to what differs between them. */
export const copied = {
  Word: {
    html: word,
    text: 'Unsere Gläser\r\nGleitsicht:\tab 480 CHF, inklusive Messung\r\n·\tentspiegelt\r\n·\tgehärtet\r\nMontag\t08:00–18:30\r\nZEISS\r\n',
    outline: [
      'h2 Unsere Gläser',
      'p Gleitsicht: ab 480 CHF, inklusive Messung',
      'ul entspiegelt|gehärtet',
      'p Montag 08:00–18:30',
      'p ZEISS',
    ],
  },
  'Google Docs': {
    html: googleDocs,
    text: 'Über uns\n\nSeit 1987 in Winterthur\tam Graben\n1. messen\n2. beraten\n\nDienstag\n\ngeschlossen\n',
    outline: [
      'h1 Über uns',
      'p ',
      'p Seit 1987 in Winterthur am Graben',
      'ol messen|beraten',
      'p Dienstag geschlossen',
    ],
  },
  Pages: {
    html: pages,
    text: 'Öffnungszeiten\n\nMittwoch\t09:00\t12:00\n•\tdurchgehend',
    outline: ['p Öffnungszeiten', 'p ', 'p Mittwoch 09:00 12:00', 'ul durchgehend'],
  },
  Excel: {
    html: excel,
    text: 'Montag\t08:00\n"Samstag, erster\nim Monat"\t\t10:00\n',
    outline: ['p Montag 08:00', 'p Samstag, erster⏎im Monat 10:00'],
  },
  'a web page': {
    html: webPage,
    text: 'Neue Fassungen\nAus Titan, leicht wie nie.',
    outline: [
      'h3 Neue Fassungen',
      'p Aus Titan, leicht wie nie.',
      'p a b⏎  c',
      'p Sehr zufrieden!',
      'ul Erstens⏎mit Text|Zweitens|mit Unterpunkt',
      'p Preis',
      'p 120 CHF',
      'p Kaufen böse',
    ],
  },
  'lines of a table, as plain text': {
    html: '',
    text: 'Montag\t08:00\t12:00\r\nDienstag\t\t\r\n\r\ninfo <a@b.ch>\r\n',
    outline: ['p Montag 08:00 12:00', 'p Dienstag  ', 'p ', 'p info <a@b.ch>'],
  },
} satisfies Record<string, Copied>
