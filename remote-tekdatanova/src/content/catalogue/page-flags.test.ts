import { catalogue } from './catalogue'
import { pageFlags } from './page-flags'

const slugsOf = (category: string) =>
  [...catalogue].filter(([, entry]) => entry.category === category).map(([slug]) => slug)

const raised = (slug: string) => {
  const { layout, ...flags } = pageFlags(slug)
  return [layout, ...Object.entries(flags).flatMap(([name, isSet]) => (isSet ? name : []))]
}

test.each([
  ['our-microsoft-advantage', ['child', 'isMicrosoft']],
  ['strategic-advisory-services', ['child']],
  ['proven-project-delivery', ['child']],
  ['use-cases', ['main', 'isDocuments']],
  ['ebooks', ['main', 'isDocuments']],
  ['ai-accelerators', ['main', 'isAccelerators']],
  ['blog', ['main', 'isBlog']],
  ['no-such-page', ['child']],
  ['constructor', ['child']],
])('MS-17 layout and flags of %s are derived from the slug: %j', (slug, expected) => {
  expect(raised(slug)).toEqual(expected)
})

test('MS-17 every industry, and nothing else, is laid out as one', () => {
  expect(slugsOf('industries')).toHaveLength(9)
  for (const slug of catalogue.keys())
    expect([slug, pageFlags(slug).isIndustry]).toEqual([slug, slugsOf('industries').includes(slug)])
})

test('MS-08 MS-17 the page with the flag of the blog, and no other, has a notice', async () => {
  const contents = await Promise.all(
    [...catalogue].map(async ([slug, { load }]) => ({ slug, ...(await load()).content })),
  )
  for (const { slug, ...content } of contents)
    expect([slug, 'notice' in content]).toEqual([slug, pageFlags(slug).isBlog])
})
