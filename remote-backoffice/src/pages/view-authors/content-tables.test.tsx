import { screen } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { samplePage } from '../../testing/sample-blogs'
import { sampleAuthor, sampleCaseStudy, sampleCategory, sampleNews } from '../../testing/sample-records'
import { manifest } from '../../manifest'

const tables = [
  ['/viewauthor', '/author/get-allAuthors', sampleAuthor(), 'Mira Holt', '/author?id=a1'],
  ['/viewcatagory', '/category/get-allCategory', sampleCategory(), 'Cloud', '/catagory?id=c1'],
  ['/viewcasestudy', '/caseStudy/get-allcaseStudy', sampleCaseStudy(), 'Nine weekends', '/casestudy?id=s1'],
  ['/viewrooms', '/newsRoom/get-allnewsRoom', sampleNews(), 'A new office in Pune', '/newsrooms?id=n1'],
] as const

beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test.each(tables)('BO-01 RT-10 %s lists %s, and each row links to its form', async (path, url, row, name, form) => {
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([row]) })
  const { container } = renderRemote(manifest, path)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', form)
  expect(get.mock.lastCall?.[0]).toBe(url)
  expect(screen.getByRole('button', { name: `More actions for ${name}` })).toBeVisible()
  await expectAccessible(container)
})

test.each(tables)('BO-01 %s shows an empty state', async (path) => {
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([]) })
  renderRemote(manifest, path)
  expect(await screen.findByRole('heading', { name: /^No .* yet$/ })).toBeVisible()
})

test.each([
  [1, /used once$/],
  [3, /used 3 times$/],
])('BO-01 the table of categories says how often a category is used: %d', async (blogCount, text) => {
  const category = sampleCategory({ blogCount, newsRoomCount: 0, caseStudyCount: 0 })
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([category]) })
  renderRemote(manifest, '/viewcatagory')
  expect(await screen.findByText(text)).toBeVisible()
})
