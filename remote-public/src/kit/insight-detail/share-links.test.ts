import { shareLinks } from './share-links'

test('each share link contains the encoded absolute address of the page', () => {
  const links = shareLinks('https://example.com/blog/a b&c', 'Cost & “cloud”')
  expect(links.map(({ name }) => name)).toEqual(['LinkedIn', 'Facebook', 'X'])
  for (const { href } of links) expect(href).toContain('=https%3A%2F%2Fexample.com%2Fblog%2Fa%20b%26c')
})

test('the title cannot inject a query parameter', () => {
  const x = shareLinks('https://example.com/', 'Q&A: #1?').find(({ name }) => name === 'X')
  expect(new URL(x?.href ?? '').searchParams.get('text')).toBe('Q&A: #1?')
})
