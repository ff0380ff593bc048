import type { AddressFacts } from '../contracts/http/content-check'
import { addressesIn, readLink } from './addresses'
import { bySeverity, checkItem, countFindings } from './check-item'
import { anchorsOf, readItem } from './checked-item'
import { readText } from './read-text'

const ORIGIN = 'https://www.tekskills.example'
const facts = (address: string): AddressFacts => ({ address, state: 'PUBLIC', anchors: ['section-plan'], bytes: null })
const known = { origin: ORIGIN, factsOf: facts }
const cover = { address: '/api/public/user/blogs/download/1', bytes: null }
const words = {
  blogName: 'Cranes that report their wear',
  description: 'A harbour listens to its cranes.',
  imageAlt: 'A crane at dusk',
}

const blog = (content: string, changes = {}) => readItem('BLOG', { ...words, content, ...changes }, cover)
const rulesOf = (content: string, changes = {}) => checkItem(blog(content, changes), known).map(({ rule }) => rule)

test('blocks are numbered like the text blocks of the editor, with lists, tables, empty ones and figures', () => {
  const { blocks, pictures, tables } = readText(
    'content',
    '<h2>Plan</h2><p></p><ul><li>one</li><li><p>two</p><ul><li>three</li></ul></li></ul>' +
      '<figure><img src="/a" alt="b"><figcaption>not a block</figcaption></figure>' +
      '<table><tbody><tr><th>At</th><td></td></tr></tbody></table><blockquote><p>said</p></blockquote><p>end</p>',
  )
  expect(blocks.map(({ text, within }) => `${text}/${within}`)).toEqual([
    'Plan/null',
    '/null',
    'one/list',
    'two/list',
    'three/list',
    'At/table',
    '/table',
    'said/quote',
    'end/null',
  ])
  expect(pictures).toEqual([{ index: 0, src: '/a', alt: 'b', caption: 'not a block', nextBlock: 5 }])
  expect(tables).toEqual([{ index: 0, block: 5, headerCells: 1, rows: 1 }])
})

test('a gallery has pictures with captions, a video has a title, and neither is a block of text', () => {
  const image = (id: string) => `<figure><img src="/${id}" alt="${id}"><figcaption>of ${id}</figcaption></figure>`
  const { blocks, pictures, videos } = readText(
    'content',
    `<p>a</p><figure data-block="gallery">${image('x')}${image('y')}</figure>` +
      '<figure data-block="embed"><a href="https://vimeo.com/76979871">How it began</a></figure><p>b</p>',
  )
  expect(blocks.map(({ text, links }) => [text, links])).toEqual([
    ['a', []],
    ['b', []],
  ])
  expect(pictures.map(({ alt, caption }) => `${alt}: ${caption}`)).toEqual(['x: of x', 'y: of y'])
  expect(videos).toEqual([{ index: 0, href: 'https://vimeo.com/76979871', title: 'How it began' }])
})

test('what an import leaves in place of a picture is a placeholder', () => {
  expect(rulesOf('<aside role="note"><p>Picture to add: none.png (A chart)</p></aside>')).toContain('placeholder')
  expect(rulesOf('<p>Choose a picture to add: any of them fits.</p>')).not.toContain('placeholder')
})

test('text is read as browsers show it: entities, line breaks and the space of the source', () => {
  const [block] = readText('content', '\n<p>R&amp;D\n  is&nbsp;<em>not</em><br>free</p>\n').blocks
  expect(block?.text).toBe('R&D is\u00a0not\nfree')
})

test('a finding names the rule, the place and a sentence with the quote', () => {
  const [finding] = checkItem(blog('<p>First.</p><p>See <a href="/contact">here</a> for more.</p>'), known)
  expect(finding).toMatchObject({
    rule: 'link-vague',
    severity: 'WARNING',
    message: 'The link text “here” does not say where it leads.',
    place: { field: 'content', block: 1, quote: 'here' },
  })
})

test.each([
  ['a level that follows its heading', '<h2>Plan</h2><h3>Cost</h3><h4>Staff</h4><h2>Rota</h2><p>x</p>'],
  ['a bold sentence', '<p><strong>We were wrong.</strong></p><p>Next.</p>'],
  ['a bold word', '<p><strong>Owner</strong> of the plan</p><p>Next.</p>'],
  ['abbreviations', '<p>SAP ERP HCM and the AWS EKS API run on it. TO DO IT is fine.</p>'],
  ['words that grammar repeats', '<p>He said that that was all, and she had had enough. Baden Baden is near.</p>'],
  ['code', '<p>Write <code>TODO TODO</code>.</p><pre><code>lorem ipsum  TODO</code></pre>'],
  ['a single dash', '<p>– said the lead.</p><p>Nobody answered.</p>'],
  ['everyday words', '<p>The todo list is short; to do nothing is not on it. It is from here to here.</p>'],
  ['the same text to the same page', '<p><a href="/a">our plan</a> and <a href="/a">our plan</a></p>'],
  ['mail, phone, pages and https', '<p><a href="mailto:a@b.example">mail us</a> <a href="tel:+44201">ring us</a></p>'],
  ['a table with a header', '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>'],
  ['an existing heading', '<h2>Plan</h2><p><a href="#section-plan">the plan</a></p>'],
  ['a known heading elsewhere', `<p><a href="${ORIGIN}/blog/x#section-plan">the plan</a></p>`],
])('%s is no fault', (_, content) => {
  expect(rulesOf(content)).toEqual([])
})

test.each([
  ['https://www.example.com/a?b#c', 'outside'],
  [`${ORIGIN}/blog/x#y`, 'inside'],
  ['/blog/x', 'inside'],
  ['#plan', 'same-page'],
  ['mailto:desk@tekskills.example?subject=x', 'contact'],
  ['tel:+44-20-7946-0000', 'contact'],
  ['http://192.168.0.1/', 'outside'],
  ['https//www.example.com', 'malformed'],
  ['https://www .example.com', 'malformed'],
  ['https://example', 'malformed'],
  ['www.example.com', 'malformed'],
  ['//example.com/x', 'malformed'],
  ['mailto:desk', 'malformed'],
  ['javascript:alert(1)', 'malformed'],
  ['', 'malformed'],
])('the address %s is %s', (href, kind) => {
  expect(readLink(href, ORIGIN).kind).toBe(kind)
})

test('pages that are not known yet are not judged', () => {
  const unknown = { origin: ORIGIN, factsOf: () => undefined }
  expect(checkItem(blog('<p><a href="/nowhere#x">our plan</a></p>'), unknown)).toEqual([])
})

test('every address of this site that an item links to or shows is asked for once', () => {
  const content =
    '<p><a href="/a#b">x</a> <a href="/a?c=d">y</a> <a href="/a">z</a> <a href="https://other.example/">o</a></p><img src="/m" alt="n">'
  expect(addressesIn(blog(content), { origin: ORIGIN })).toEqual(['/a', '/a?c=d', '/m', cover.address])
})

test('the headings of an article and the parts of a case study are its anchors', () => {
  expect(anchorsOf(blog('<h2>Plan <em>B</em></h2><h3>No</h3><h2>Plan B</h2>'))).toEqual([
    { id: 'section-plan-b', text: 'Plan B' },
    { id: 'section-plan-b-2', text: 'Plan B' },
  ])
  const study = readItem('CASESTUDY', { aboutClient: '<p>x</p>', impact: '<p>y</p>', solution: '<p></p>' }, null)
  expect(anchorsOf(study)).toEqual([
    { id: 'aboutclient', text: 'About the Client' },
    { id: 'Impact', text: 'The Impact' },
  ])
})

test('parts of a case study are below a heading of their own, so they may start at level 3', () => {
  const study = (html: string) =>
    checkItem(
      readItem('CASESTUDY', { caseStudyName: 'x', description: 'y', bannerAlt: 'z', solution: html }, cover),
      known,
    )
  expect(study('<h3>Plan</h3><p>x</p>')).toEqual([])
  expect(study('<h4>Plan</h4><p>x</p>').map(({ rule }) => rule)).toEqual(['heading-order'])
})

test('press coverage elsewhere needs no text, and a decorative picture no description', () => {
  const news = { title: 'x', description: 'y', externalLink: 'https://www.example.com/' }
  expect(checkItem(readItem('NEWSROOM', { ...news, imageAlt: 'z' }, cover), known)).toEqual([])
  expect(rulesOf('<p>x</p>', { imageAlt: '', imageDecorative: true })).toEqual([])
})

test('findings are ordered by severity and counted', () => {
  const found = checkItem(blog('<p>Two  spaces, the the plan. TODO</p>'), known)
  expect(bySeverity(found).map(({ rule }) => rule)).toEqual(['placeholder', 'word-repeated', 'space-doubled'])
  expect(countFindings(found)).toEqual({ errors: 1, warnings: 1, advice: 1 })
})
