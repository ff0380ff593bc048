import { mergeMeta } from './meta-with-defaults'

const place = { origin: 'https://tekskills.example', path: '/blog/a-blog' }
const route = { title: 'Blog', description: 'Notes from our teams.', keywords: 'notes', image: '/share/blog.png' }

test('MT-01 all URLs are absolute, and the canonical link has neither query nor trailing slash', () => {
  const meta = mergeMeta(route, undefined, { ...place, path: '/resources/blogs/?page=2' })
  expect(meta.canonical).toBe('https://tekskills.example/resources/blogs')
  expect(meta.image).toBe('https://tekskills.example/share/blog.png')
  expect(meta.type).toBe('website')
})

test('MT-01 an explicit canonical link takes precedence, even on another site', () => {
  expect(mergeMeta({ ...route, canonicalLink: '/blog/other' }, undefined, place).canonical).toBe(
    'https://tekskills.example/blog/other',
  )
  expect(mergeMeta({ ...route, canonicalLink: 'https://example.com/x' }, undefined, place).canonical).toBe(
    'https://example.com/x',
  )
})

test('MT-01 the canonical link of the home page ends in a slash', () => {
  expect(mergeMeta(route, undefined, { ...place, path: '/' }).canonical).toBe('https://tekskills.example/')
})

test('MT-02 the title of a page without one is the company name', () => {
  expect(mergeMeta(undefined, undefined, place).title).toBe('Tekskills')
  expect(mergeMeta({ title: '', description: '' }, { title: '', description: '' }, place).title).toBe('Tekskills')
})

test('MT-01 a page without keywords has those of the company', () => {
  const { keywords } = mergeMeta({ title: 'Sign in', description: 'For staff.' }, { keywords: '' }, place)
  expect(keywords).toMatch(/^Tekskills, \w/)
})

test('MT-03 title, description and share image come from the fetched item, the rest from the route', () => {
  const item = { title: 'A blog', description: 'What it says.', image: '/api/public/user/blogs/download/7?v=2' }
  expect(mergeMeta(route, item, place)).toMatchObject({
    title: 'A blog',
    description: 'What it says.',
    image: 'https://tekskills.example/api/public/user/blogs/download/7?v=2',
    keywords: 'notes',
  })
})

test('MT-03 without an item the metadata of the route is used unchanged', () => {
  expect(mergeMeta(route, undefined, place)).toMatchObject({
    title: 'Blog',
    description: 'Notes from our teams.',
    image: 'https://tekskills.example/share/blog.png',
  })
})

test('MT-04 pages are indexed unless their metadata says otherwise', () => {
  expect(mergeMeta(route, undefined, place).robots).toBe('index, follow')
  expect(mergeMeta({ ...route, robots: 'noindex, nofollow' }, undefined, place).robots).toBe('noindex, nofollow')
  expect(mergeMeta(route, { robots: 'noindex, nofollow' }, place).robots).toBe('noindex, nofollow')
})

test('MT-01 a page without a picture has a share image that depends on its path and chrome', () => {
  const image = (path: string, chrome?: 'site' | 'microsite') =>
    mergeMeta({ title: 'Insights' }, undefined, { origin: place.origin, path, chrome }).image
  expect(image('/resources/blogs')).toMatch(
    /^https:\/\/tekskills\.example\/api\/public\/user\/share\/tekskills-[\da-f]{8}\.jpg\?v=\w+$/,
  )
  expect(image('/resources/blogs/?page=2')).toBe(image('/resources/blogs'))
  expect(image('/login')).not.toBe(image('/resources/blogs'))
  expect(image('/tekdatanova', 'microsite')).toMatch(/\/share\/tekdatanova-/)
})

test('MT-01 the share image has alternative text', () => {
  const item = { title: 'A blog', image: '/7', imageAlt: 'Three dots on a line' }
  expect(mergeMeta(route, item, place).imageAlt).toBe('Three dots on a line')
  expect(mergeMeta(route, { ...item, imageAlt: '' }, place).imageAlt).toBe('A blog')
  expect(mergeMeta(undefined, undefined, place).imageAlt).toMatch(/^Tekskills: /)
})
