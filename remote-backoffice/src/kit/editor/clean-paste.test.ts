import { cleanPaste } from './clean-paste'
import { inertMarkup } from './inert-markup'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'

const entry = (level: number, marker: string, text: string) =>
  [
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]>`,
    `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>`,
    `<![endif]>${text}<o:p></o:p></p>\n`,
  ].join('')

test('BO-01 a paste from Word becomes headings, paragraphs and nested lists', () => {
  const word = [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>',
    '<!--StartFragment--><p class=MsoTitle>Queues<o:p></o:p></p><h1>Why<o:p></o:p></h1>',
    '<p class=MsoNormal><b>Nobody</b>&nbsp;waits.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
    entry(1, '·', 'First'),
    entry(2, '1.', 'Inner one'),
    entry(2, '2.', 'Inner two'),
    entry(1, '·', 'Last'),
    '<p class=MsoNormal>End<a href="#_ftn1">[1]</a></p>',
    entry(1, '1)', 'Numbered'),
    '<!--EndFragment--></body></html>',
  ].join('')
  expect(cleanPaste(word).html.replace(/\s*\n\s*| class="\w+"/g, '')).toBe(
    '<h2>Queues</h2><h2>Why</h2><p><b>Nobody</b> waits.</p>' +
      '<ul><li>First<ol><li>Inner one</li><li>Inner two</li></ol></li><li>Last</li></ul>' +
      '<p>End[1]</p><ol><li>Numbered</li></ol>',
  )
})

test('BO-01 a list from Word that continues after a paragraph keeps its numbers', () => {
  const word = `${entry(1, '1.', 'First')}<p>Between</p>${entry(1, '2.', 'Second')}${entry(1, '3.', 'Third')}`
  expect(cleanPaste(word).html.replace(/\s*\n\s*/g, '')).toBe(
    '<ol><li>First</li></ol><p>Between</p><ol start="2"><li>Second</li><li>Third</li></ol>',
  )
})

test('BO-01 a paste from Google Docs loses its wrapper, its redirect links and external pictures', () => {
  const google =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr">Title</h1>' +
    '<p><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span style="text-decoration:underline">a' +
    '</span></a></p><p><img src="https://lh7-rt.googleusercontent.com/x"></p><br></b>'
  const { html, picturesLeftOut } = cleanPaste(google)
  expect(html.replace(/ dir="ltr"/, '')).toBe('<h2>Title</h2><p><a href="https://example.com/a"><span>a</span></a></p>')
  expect(picturesLeftOut).toEqual(['x'])
})

test('BO-01 emphasis that Google Docs writes as styles stays bold, italic and struck, and headings get no extra bold', () => {
  const { html } = cleanPaste(
    '<p><span style="font-weight:700;font-style:italic">both</span> <span style="font-weight:400">plain</span> ' +
      '<span style="text-decoration:line-through">gone</span></p><h2><span style="font-weight:700">Head</span></h2>',
  )
  const result = new DOMParser().parseFromString(html, 'text/html').body
  expect(result.querySelector('em > strong, strong > em')?.textContent).toBe('both')
  expect(result.querySelector('s')?.textContent).toBe('gone')
  expect(result.querySelectorAll('strong, em, s')).toHaveLength(3)
})

test('BO-01 superscript and subscript are kept, from tags and from styles', () => {
  const { html } = cleanPaste(
    '<p>H<sub>2</sub>O, m<span style="font-size:0.6em;vertical-align:super">2</span>, <span style="vertical-align:sub">i</span></p>',
  )
  expect(html.replace(/<\/?span>/g, '')).toBe('<p>H<sub>2</sub>O, m<sup>2</sup>, <sub>i</sub></p>')
})

test('BO-01 line breaks within text are kept, and breaks next to blocks are removed', () => {
  expect(cleanPaste('one<br>two<br><br>three').html).toBe('one<br>two<br>three')
  expect(cleanPaste('<p>one</p><br><p>two</p><br>').html).toBe('<p>one</p><p>two</p>')
})

nightlyTest('BO-01 markup of 12 MB is scanned in linear time', () => {
  const long = 12_000_000
  const samples = [
    `<p ${'a'.repeat(long)}>words</p>`,
    `<p style="${'color:red;'.repeat(long / 10)}">words</p>`,
    `<img src="data:image/png;base64,${'A'.repeat(long)}">`,
    `<img src=${'A'.repeat(long)}>`,
    `<p ${'"" '.repeat(long / 3)}`,
    '<'.repeat(long),
  ]
  for (const sample of samples)
    expect(inertMarkup(sample)).toHaveLength(sample.replace(' style=', ' data-styles=').length)
})

test('BO-01 AT-81 scripts and handlers of a copied page are removed; pictures of this site are kept', () => {
  const ours = '<img src="http://localhost/api/public/user/media/1?v=2" alt="Dots">'
  const { html, picturesLeftOut } = cleanPaste(
    `<script>alert(1)</script><a href="javascript:alert(1)">x</a><iframe></iframe>${ours}`,
  )
  expect(html).toBe('x<img src="/api/public/user/media/1?v=2" alt="Dots">')
  expect(picturesLeftOut).toEqual([])
})

test('BO-01 an alt text that looks like markup is kept, and so is text that looks like a style attribute', () => {
  const words = 'style = "x" and onward=1'
  const html = `<p style=color:red>a style=b</p><img alt='${words}' src="/api/public/user/media/1?v=2" onload="x()">`
  const result = new DOMParser().parseFromString(cleanPaste(html).html, 'text/html').body
  expect(result.querySelector('p')?.outerHTML).toBe('<p>a style=b</p>')
  expect(result.querySelector('img')?.alt).toBe(words)
})
