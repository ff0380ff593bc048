import type { AddressFacts } from '../contracts/http/content-check'
import type { KnownAddresses } from '../content-check/rule'
import type { SeededChoices } from './seeded-choices'

/** The fields of a blog that faults are planted into. */
export interface Article {
  blogName: string
  description: string
  content: string
  imageAlt: string
  metaTitle: string
  metaDescription: string
}

interface PlantedFault {
  /** The rule that should find it. */
  rule: string
  plant: (article: Article, choices: SeededChoices) => Article
}

/** Addresses of an imaginary site; anything not listed does not exist. */
const addresses: Readonly<Record<string, Partial<AddressFacts>>> = {
  '/blog/read-me': { state: 'PUBLIC', anchors: ['section-first-steps'] },
  '/blog/in-the-drawer': { state: 'NOT_PUBLIC' },
  '/blog/in-the-bin': { state: 'DELETED' },
  '/blog/renamed': { state: 'MOVED' },
  '/api/public/user/media/light': { state: 'PUBLIC', bytes: 240_000 },
  '/api/public/user/media/heavy': { state: 'PUBLIC', bytes: 2_400_000 },
}

export const imaginedSite: KnownAddresses = {
  origin: 'https://www.tekskills.example',
  factsOf: (address) => ({ address, state: 'MISSING', anchors: null, bytes: null, ...addresses[address] }),
}

/** Inserts markup between two paragraphs of the text. */
function between(article: Article, { below }: SeededChoices, markup: string): Article {
  const places = [...article.content.matchAll(/<\/p>(?=\s*<(p|h2)>)/g)].map(({ index }) => index + '</p>'.length)
  const place = places[below(places.length)] ?? 0
  return { ...article, content: article.content.slice(0, place) + markup + article.content.slice(place) }
}

/** Inserts words or markup between two words of a paragraph. */
function within(article: Article, { below }: SeededChoices, markup: string): Article {
  const places = [...article.content.matchAll(/<p>[^<]{80,}<\/p>/g)].flatMap(({ 0: paragraph, index }) =>
    [...paragraph.matchAll(/[a-z] (?=[a-z])/g)].map((space) => index + space.index + 2),
  )
  const place = places[below(places.length)] ?? 0
  return { ...article, content: `${article.content.slice(0, place)}${markup} ${article.content.slice(place)}` }
}

const inText =
  (place: typeof between, ...variants: [string, ...string[]]): PlantedFault['plant'] =>
  (article, choices) =>
    place(article, choices, choices.oneOf(variants))

const picture = (alt: string, caption = '', name = 'light') =>
  `<figure><img src="/api/public/user/media/${name}" alt="${alt}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`
const video = (title: string) => `<figure data-block="embed"><a href="https://vimeo.com/76979871">${title}</a></figure>`
const link = (href: string, text = 'the checklist of our platform team') => `<a href="${href}">${text}</a>`

const hardParagraph =
  'Organisational interoperability considerations necessitate comprehensive architectural harmonisation throughout multidisciplinary implementation programmes, notwithstanding infrastructural heterogeneity and departmental idiosyncrasies. '

/** One fault of each kind, with variants; each is planted into a text without faults. */
export const plantedFaults: readonly [PlantedFault, ...PlantedFault[]] = [
  { rule: 'heading-h1', plant: inText(between, '<h1>What we learned</h1>') },
  {
    rule: 'heading-order',
    plant: inText(
      between,
      '<h2>What it costs</h2><h4>In the first year</h4>',
      '<h2>Staff</h2><p>Few.</p><h4>Rota</h4>',
    ),
  },
  { rule: 'heading-empty', plant: inText(between, '<h2></h2>', '<h3> </h3>', '<h2><strong>\u00a0</strong></h2>') },
  {
    rule: 'heading-bold',
    plant: inText(
      between,
      '<p><strong>What it costs</strong></p><p>Less.</p>',
      '<p><strong>Why now?</strong></p><p>Ask.</p>',
    ),
  },
  { rule: 'alt-missing', plant: inText(between, picture(''), picture(' ')) },
  { rule: 'alt-missing', plant: (article) => ({ ...article, imageAlt: '' }) },
  {
    rule: 'alt-file-name',
    plant: inText(between, picture('IMG_2041.jpg'), picture('harbour-final-v2.png'), picture('Screenshot 2026-03-14')),
  },
  { rule: 'alt-file-name', plant: (article) => ({ ...article, imageAlt: 'DSC_0041' }) },
  { rule: 'alt-repeats', plant: inText(between, picture('Cranes at dusk', 'Cranes at dusk.')) },
  { rule: 'alt-repeats', plant: (article) => ({ ...article, imageAlt: article.blogName }) },
  { rule: 'alt-long', plant: inText(between, picture('A crane with eleven sensors along its jib, '.repeat(5))) },
  { rule: 'alt-obvious', plant: inText(between, picture('Picture of a crane'), picture('An image showing a crane')) },
  { rule: 'picture-heavy', plant: inText(between, picture('A crane at rest', '', 'heavy')) },
  {
    rule: 'video-title',
    plant: inText(
      between,
      video('https://vimeo.com/76979871'),
      video(''),
      video('www.youtube.com/watch?v=aqz-KE-bpKQ'),
    ),
  },
  { rule: 'picture-gone', plant: inText(between, picture('A crane at rest', '', 'lost')) },
  { rule: 'link-empty', plant: inText(within, link('https://www.example.com/', '')) },
  {
    rule: 'link-vague',
    plant: inText(
      within,
      link('/blog/read-me', 'click here'),
      link('/blog/read-me', 'Read more…'),
      link('/blog/read-me', 'here'),
    ),
  },
  {
    rule: 'link-address',
    plant: inText(
      within,
      link('https://www.example.com/', 'https://www.example.com/a'),
      link('/blog/read-me', 'www.tekskills.example'),
    ),
  },
  {
    rule: 'link-same-text',
    plant: inText(within, `${link('/blog/read-me', 'our notes')} and ${link('https://www.example.com/', 'our notes')}`),
  },
  {
    rule: 'link-malformed',
    plant: inText(
      within,
      link('https//www.example.com'),
      link('www.example.com'),
      link('https://example'),
      link('mailto:desk at example.com'),
      link('https://'),
    ),
  },
  { rule: 'link-insecure', plant: inText(within, link('http://www.example.com/report')) },
  { rule: 'link-broken', plant: inText(within, link('/blog/no-such-page'), link('/servces')) },
  { rule: 'link-broken', plant: inText(within, link('https://www.tekskills.example/no-such-page')) },
  { rule: 'link-deleted', plant: inText(within, link('/blog/in-the-bin')) },
  { rule: 'link-unpublished', plant: inText(within, link('/blog/in-the-drawer')) },
  { rule: 'link-moved', plant: inText(within, link('/blog/renamed')) },
  { rule: 'link-anchor', plant: inText(within, link('/blog/read-me#section-last-steps')) },
  { rule: 'link-own-anchor', plant: inText(within, link('#section-nowhere')) },
  {
    rule: 'placeholder',
    plant: inText(within, 'lorem ipsum dolor sit amet', 'TODO', '[insert figure]', 'XXX', '(TBD)'),
  },
  {
    rule: 'placeholder',
    plant: (article) => ({ ...article, description: `TODO: ${article.description.slice(0, 80)}` }),
  },
  { rule: 'word-repeated', plant: inText(within, 'the the', 'of of', 'and and') },
  { rule: 'word-repeated', plant: (article) => ({ ...article, description: 'A plan for the the night of the move.' }) },
  { rule: 'space-doubled', plant: inText(within, 'almost  always', 'nearly \u00a0never') },
  { rule: 'capitals', plant: inText(within, 'PLEASE READ THIS BEFORE YOU START', 'NEVER EVER SKIP THIS') },
  { rule: 'capitals', plant: (article) => ({ ...article, blogName: article.blogName.toUpperCase() }) },
  {
    rule: 'list-faked',
    plant: inText(
      between,
      '<p>- a list of owners</p><p>- a list of dates</p>',
      '<p>We need:<br>• owners<br>• dates</p>',
      '<p>1. Name the owners</p><p>2. Name the dates</p><p>3. Begin</p>',
    ),
  },
  {
    rule: 'sentence-long',
    plant: inText(between, `<p>The plan names ${'an owner and a date and '.repeat(9)}a proof.</p>`),
  },
  { rule: 'paragraph-long', plant: inText(between, `<p>${'Every step has an owner who is awake. '.repeat(20)}</p>`) },
  {
    rule: 'reading-hard',
    plant: inText(between, `<p>${hardParagraph.repeat(5)}</p><p>${hardParagraph.repeat(6)}</p>`),
  },
  {
    rule: 'table-header',
    plant: inText(
      between,
      '<table><tbody><tr><td>At</td><td>Step</td></tr><tr><td>1</td><td>Load</td></tr></tbody></table>',
    ),
  },
  { rule: 'summary-missing', plant: (article) => ({ ...article, description: ' ' }) },
  { rule: 'text-missing', plant: (article) => ({ ...article, content: '<p></p>' }) },
  {
    rule: 'title-long',
    plant: (article) => ({ ...article, metaTitle: `${article.blogName}, told by the people of the desk that did it` }),
  },
  {
    rule: 'description-long',
    plant: (article) => ({ ...article, metaDescription: article.description.repeat(3).slice(0, 240) }),
  },
]
