import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cleanRichText, plainTextOf } from './rich-text'

const clean = (html: string) => cleanRichText(html, 'content')

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/track.png" alt="">',
  '<svg onload=alert(1)><circle/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name="cookie"></form>',
  '<base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed" class="app" id="aboutclient" onclick="x()">text</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<object data="x"></object><embed src="x">',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<p>a<!--<img src="--><img src=x onerror=alert(1)//">',
]

test('S-03 AT-72 no attack sample survives sanitizing', () => {
  for (const attack of attacks) {
    const html = clean(attack)
    assert.doesNotMatch(
      html,
      /<(script|svg|math|iframe|form|input|base|meta|style|object|embed|video|details)/i,
      attack,
    )
    assert.doesNotMatch(html, /<[^>]+\s(on\w+|style|class|id|name)\s*=/i, attack)
    assert.doesNotMatch(html, /(href|src)="\s*(javascript|data|vbscript|\/\/|https:\/\/evil)/i, attack)
  }
})

test('everything that the editor offers is kept', () => {
  const html =
    '<h2>Title</h2><p>A <strong>bold</strong> <em>word</em>, <a href="https://example.org/a?b=1">a link</a></p>' +
    '<p>H<sub>2</sub>O, m<sup>2</sup></p><ul><li>one</li></ul><table><tbody><tr><td>1</td></tr></tbody></table><pre><code>x</code></pre>' +
    '<figure><img src="/api/public/user/blogs/download/1?v=2" alt="A chart" /><figcaption>c</figcaption></figure>'
  assert.equal(clean(html), html)
})

test('merged table cells and list numbers are kept within their limits', () => {
  const html =
    '<table><tbody><tr><th scope="col" colspan="2">2025</th><th scope="col" rowspan="2">Change</th></tr>' +
    '<tr><td>Q3</td><td>Q4</td></tr></tbody></table><ol start="0"><li>none</li></ol><ol start="2" type="a"><li>b</li></ol>'
  assert.equal(clean(html), html)
  assert.equal(
    clean('<table><tr><td colspan="1000" rowspan="65534">x</td></tr></table>')
      .match(/="\d+"/g)
      ?.join(),
    '="100",="1000"',
  )
  for (const value of ['1', '-2', '2.5', '0x9', '', 'two', '99999999999'])
    assert.doesNotMatch(
      clean(`<table><tr><td colspan="${value}">x</td></tr></table><ol start="${value}"><li>x</li></ol>`),
      /=/,
    )
  assert.equal(clean('<ol type="disc" reversed><li value="7">x</li></ol>'), '<ol><li>x</li></ol>')
})

test('callouts, buttons and sizes of pictures are kept, and nothing else in their attributes', () => {
  const html =
    '<aside role="note"><p>Mind <s>the</s> gap</p><ul><li>one</li></ul></aside>' +
    '<p data-block="button"><a href="/contact">Talk to us</a></p>' +
    '<figure data-size="small"><img src="/api/public/user/media/1" alt="A" /></figure><hr />'
  assert.equal(clean(html), html)
  assert.equal(clean('<aside class="x" role="banner">a</aside>'), '<aside role="note">a</aside>')
  assert.equal(clean('<p data-block="nav" data-x="1">a</p>'), '<p>a</p>')
  assert.equal(
    clean('<figure data-size="9999px"><img src="/api/public/user/media/1" alt="A" /></figure>'),
    '<figure><img src="/api/public/user/media/1" alt="A" /></figure>',
  )
  assert.equal(plainTextOf(clean(html)), 'Mind the gap one Talk to us')
})

test('galleries and videos are kept, and names of blocks only on the element that they belong to', () => {
  const image = (id: number) =>
    `<figure><img src="/api/public/user/media/${id}" alt="A" /><figcaption>C</figcaption></figure>`
  const html =
    `<figure data-block="gallery">${image(1)}${image(2)}</figure>` +
    '<figure data-block="embed"><a href="https://vimeo.com/76979871">How it began</a></figure>'
  assert.equal(clean(html), html)
  assert.equal(clean('<p data-block="gallery">a</p>'), '<p>a</p>')
  assert.equal(clean('<figure data-block="button" data-frame="x">a</figure>'), '<figure>a</figure>')
  assert.equal(
    clean('<figure data-block="embed"><iframe src="https://vimeo.com/1"></iframe></figure>'),
    '<figure data-block="embed"></figure>',
  )
  assert.equal(plainTextOf(clean(html)), 'C C How it began')
})

test('a link that opens a new tab gets rel="noopener", replacing its own', () => {
  const html = clean('<a href="https://example.org" target="_blank" rel="opener">x</a>')
  assert.equal(html, '<a href="https://example.org" target="_blank" rel="noopener">x</a>')
})

test('S-04 sanitizing is idempotent', () => {
  const piece = fc.constantFrom(
    ...attacks,
    '<p>',
    '</p>',
    '<b>',
    'text',
    '&amp;',
    '&lt;script&gt;',
    '<',
    '"',
    '<a href="/x">',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
      const once = clean(pieces.join(''))
      assert.equal(clean(once), once)
    }),
    { numRuns: 300 },
  )
})

const rejection = (code: string) => (error: { extras?: { errors?: { code: string }[] } }) =>
  error.extras?.errors?.[0]?.code === code

test('AT-74 S-04 text nested too deeply or longer than 200 kB is rejected', () => {
  assert.throws(() => clean('<div>'.repeat(10_000)), rejection('TOO_DEEP'))
  assert.throws(() => clean('<blockquote>'.repeat(101)), rejection('TOO_DEEP'))
  assert.throws(() => clean(`<p>${'x'.repeat(201 * 1024)}</p>`), rejection('TOO_LONG'))
  assert.throws(() => clean('x'.repeat(1_000_000)), rejection('TOO_LONG'))
  assert.ok(clean(`<p>${'x'.repeat(199 * 1024)}</p>`))
})

test('AT-74 S-04 end tags that close nothing hide no depth, so that no text takes long', () => {
  for (const pair of ['<b></i>', '<td><p>', '<li><b></p>']) {
    const html = pair.repeat(19_000)
    assert.throws(() => clean(html), rejection('TOO_DEEP'), pair)
  }
  assert.ok(clean(`${'<ul><li>'.repeat(20)}deep${'</li></ul>'.repeat(20)}`).includes('deep'))
  assert.ok(clean('<p>one<p>two<br>'.repeat(5_000)).includes('two'))
})

test('AT-74 S-04 a text of tags and entities that would grow is rejected before it is cleaned again and again', (t) => {
  const texts = [
    '<'.repeat(390_000),
    '&'.repeat(390_000),
    '<?x'.repeat(130_000),
    '</p>'.repeat(97_000),
    '<'.repeat(119_000),
    '</p>'.repeat(59_000),
  ]
  for (const text of texts) {
    const before = process.cpuUsage()
    assert.throws(() => clean(text), { code: 'VALIDATION_FAILED' }, text.slice(0, 10))
    const { user } = process.cpuUsage(before)
    t.diagnostic(`${text.slice(0, 4)} ${user / 1000} ms`)
    assert.ok(user < 1_500_000, `${text.slice(0, 10)}: ${user / 1000} ms`)
  }
  const table = `<table><tbody><tr>${'<td>x</td>'.repeat(20_000)}</tr></tbody></table>`
  assert.equal(clean(table), table)
})

test('AT-75 a text with an inline picture is rejected with a hint, not stored without the picture', () => {
  const picture = `data:image/png;base64,${'A'.repeat(5_000_000)}`
  assert.throws(() => clean(`<p>One</p><img alt="" src="${picture}">`), rejection('INLINE_PICTURE'))
  for (const src of ["'data:image/svg+xml,x'", 'DATA:image/png;base64,A', '" data:,x"'])
    assert.throws(() => clean(`<p>One</p><img width=1 src = ${src}>`), rejection('INLINE_PICTURE'), src)
  assert.equal(clean('<p>&lt;img src="data:x"&gt;</p>'), '<p>&lt;img src="data:x"&gt;</p>')
})

test('the plain text of rich text contains only its words', () => {
  assert.equal(plainTextOf('<h2>A</h2><p>b&amp;c\n <em>d</em></p>'), 'A b&c d')
  assert.equal(plainTextOf(clean('<p>&nbsp;&#8203;\u00ad</p><p>\u2060</p>')), '')
})
