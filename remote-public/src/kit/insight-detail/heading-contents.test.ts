import { withHeadingIds } from './heading-contents'

test('every second-level heading gets an id derived from its text', () => {
  const { html, headings } = withHeadingIds('<p>a</p><h2>What it costs</h2><p>b</p><h3>Detail</h3>')
  expect(html).toBe('<p>a</p><h2 id="section-what-it-costs">What it costs</h2><p>b</p><h3>Detail</h3>')
  expect(headings).toEqual([{ id: 'section-what-it-costs', text: 'What it costs' }])
})

test('equal headings get unique ids', () => {
  const { headings } = withHeadingIds('<h2>Result</h2><h2>Result</h2><h2>Result!</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['section-result', 'section-result-2', 'section-result-3'])
})

test('inner markup stays in the heading but not in its entry', () => {
  const { html, headings } = withHeadingIds('<h2>R&amp;D <em>is&nbsp;not</em> &#8220;free&#x201D;</h2>')
  expect(headings).toEqual([{ id: 'section-r-d-is-not-free', text: 'R&D is not “free”' }])
  expect(html).toContain('>R&amp;D <em>is&nbsp;not</em> &#8220;free&#x201D;</h2>')
})

test('a heading without visible text is left alone', () => {
  const blank = '<h2> &nbsp;<br>\u200B</h2>'
  expect(withHeadingIds(blank)).toEqual({ html: blank, headings: [] })
})

test('headings in any script, or of punctuation only, get a usable id', () => {
  const { headings } = withHeadingIds('<h2>Überblick</h2><h2>結果</h2><h2>&lt;?&gt;</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['section-uberblick', 'section-結果', 'section-untitled'])
})

test('the text of a heading cannot break out of its id attribute', () => {
  const { html } = withHeadingIds('<h2>&quot; onclick=&quot;x &#34;&#62;</h2>')
  expect(html).toMatch(/^<h2 id="section-onclick-x">/)
})

test('an existing id is replaced, so that a list entry always has a matching heading', () => {
  expect(withHeadingIds('<H2 class="x">Plan</H2>').html).toBe('<h2 id="section-plan">Plan</h2>')
})

test('the same text always gets the same ids', () => {
  const text = '<h2>One</h2><h2>One</h2>'
  expect(withHeadingIds(text)).toEqual(withHeadingIds(text))
})
