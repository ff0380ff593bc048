import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { canonicalLink, metaContent } from '../testing/head-tags'
import { MetaTags } from './MetaTags'
import { mergeMeta } from './meta-with-defaults'

const meta = mergeMeta(
  { title: 'Insights | Tekskills', description: 'Notes <from> our "teams".', keywords: 'cloud, data' },
  undefined,
  { origin: 'https://tekskills.example', path: '/resources/blogs' },
)

const head = <MetaTags meta={meta} />

test('MT-01 the head contains title, description, keywords, canonical link and the tags of og and twitter', () => {
  render(head)
  expect(document.title).toBe('Insights | Tekskills')
  expect(canonicalLink()).toBe('https://tekskills.example/resources/blogs')
  expect(metaContent('keywords')).toBe('cloud, data')
  expect(metaContent('robots')).toBe('index, follow')
  for (const field of ['title', 'description', 'url', 'image']) {
    expect(metaContent(`og:${field}`)).toBe(metaContent(`twitter:${field}`))
    expect(metaContent(`og:${field}`)).toBeTruthy()
  }
  expect(metaContent('og:type')).toBe('website')
  expect(metaContent('twitter:card')).toBe('summary_large_image')
  expect(metaContent('og:image:alt')).toMatch(/^Tekskills: /)
  expect(metaContent('twitter:image:alt')).toBe(metaContent('og:image:alt'))
})

test('MT-01 the size tags of the share image are 100 by 350', () => {
  render(head)
  expect(metaContent('og:image:width')).toBe('100')
  expect(metaContent('og:image:height')).toBe('350')
})

test('the head of a preview names no address or picture', () => {
  render(<MetaTags meta={{ ...meta, robots: 'noindex, nofollow', isPreview: true }} />)
  expect(document.title).toBe('Insights | Tekskills')
  expect(metaContent('robots')).toBe('noindex, nofollow')
  expect(document.head.querySelectorAll('link[rel=canonical], [property^="og:"], [name^="twitter:"]')).toHaveLength(0)
})

test('MT-06 the link to a feed has the title of the feed, not of the page', () => {
  render(<MetaTags meta={{ ...meta, feed: 'https://tekskills.example/feed/blogs.xml' }} />)
  expect(document.querySelector('link[type="application/rss+xml"]')).toHaveAttribute('title', 'Tekskills insights')
})

test('MT-05 the server renders the same tags, escaped', () => {
  expect(renderToString(head)).toContain('<title>Insights | Tekskills</title>')

  expect(renderToString(head)).toContain('content="Notes &lt;from&gt; our &quot;teams&quot;."')
})
