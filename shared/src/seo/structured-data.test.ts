import { article, breadcrumbs, jsonLd, organization, webSite } from './structured-data'

const origin = 'https://tekskills.example'

test('MT-06 breadcrumbs start at the home page, count from one and have absolute URLs', () => {
  expect(breadcrumbs(origin, [{ name: 'Insights', path: '/resources/blogs' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://tekskills.example/' },
      { '@type': 'ListItem', position: 2, name: 'Insights', item: 'https://tekskills.example/resources/blogs' },
    ],
  })
})

test('MT-06 all references to the company have the same @id', () => {
  const { publisher } = article(origin, {
    type: 'NewsArticle',
    headline: 'A floor opens',
    description: 'In Hyderabad.',
    path: '/newsroom/a-floor',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
  })
  expect(publisher).toEqual(organization(origin))
  expect(webSite(origin)).toMatchObject({ publisher: { '@id': organization(origin)['@id'] } })
})

test('MT-06 the JSON-LD cannot be escaped from by a title', () => {
  const name = '</script><script>alert(1)</script> & \u2028'
  const text = jsonLd([{ '@type': 'Thing', name }])
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] })
})

test('a page without structured data has no JSON-LD', () => {
  expect(jsonLd(undefined)).toBe('')
  expect(jsonLd([])).toBe('')
})

test('MT-06 a scheduled item is never dated before its publication', () => {
  const item = { type: 'Article', headline: 'x', description: 'x', path: '/x' } as const
  const dates = (publishedAt: string, updatedAt: string) =>
    article(origin, { ...item, publishedAt, updatedAt }).dateModified
  expect(dates('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toBe('2026-01-02T00:00:00Z')
  expect(dates('2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z')).toBe('2026-01-03T00:00:00Z')
})
