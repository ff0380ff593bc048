import { catalogue } from '../../content/catalogue/catalogue'
import { contentLoader } from './content-loader'

const load = async (params: Record<string, string>) => {
  const { data, init } = await contentLoader({ params })
  return { ...data, status: init?.status ?? 200 }
}

test.each([...catalogue])('MS-02 MS-03 MS-04 %s loads its content and its own metadata', async (slug, entry) => {
  const { page, layout, meta, status } = await load({ name: slug })
  expect(status).toBe(200)
  expect(page).toBe((await entry.load()).content)
  expect(layout).toBe(entry.layout)
  expect(meta.canonicalLink).toBe(['/tekdatanova', entry.category, slug].filter(Boolean).join('/'))
})

test.each<Record<string, string>>([
  { type: 'strategic-advisory-services' },
  { parent: 'industries', name: 'strategic-advisory-services' },
  { parent: 'anything', name: 'strategic-advisory-services' },
])('RT-11 a known slug under another parent renders with its canonical address (%j)', async (params) => {
  const { page, meta } = await load(params)
  expect(page?.title).toBe('Strategic Advisory Services')
  expect(meta.canonicalLink).toBe('/tekdatanova/services/strategic-advisory-services')
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'no-such-page',
  'STRATEGIC-ADVISORY-SERVICES',
  'services/strategic-advisory-services',
  'x'.repeat(2000),
  '',
])('MS-09 the slug "%s" is unknown: no page, status 404, not indexed', async (name) => {
  expect(await load({ name })).toMatchObject({
    page: null,
    layout: 'child',
    status: 404,
    meta: {
      title: 'Page Not Found',
      description: 'Please select a valid option from the menu.',
      robots: 'noindex, nofollow',
    },
  })
})
