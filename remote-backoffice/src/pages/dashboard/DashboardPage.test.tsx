import { screen, within } from '@testing-library/react'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'

const figures: BlogsDashboard = {
  totals: {
    blogs: { total: 24, published: 18, draft: 4, scheduled: 2, archived: 0 },
    newsRooms: { total: 12, published: 12, draft: 0, scheduled: 0, archived: 0 },
    caseStudies: { total: 10, published: 9, draft: 1, scheduled: 0, archived: 0 },
    authors: 6,
    categories: 9,
  },
  publishedByMonth: [
    { month: '2026-01', blogs: 3, newsRooms: 1, caseStudies: 0 },
    { month: '2026-02', blogs: 0, newsRooms: 1, caseStudies: 0 },
    { month: '2026-03', blogs: 5, newsRooms: 1, caseStudies: 0 },
  ],
  blogsByCategory: [{ id: 'c1', categoryName: 'Cloud', count: 7 }],
  blogsByAuthor: [],
  scheduled: [],
  recent: [
    {
      kind: 'BLOG',
      id: 'b1',
      title: 'Notes on queues',
      status: 'DRAFT',
      updatedAt: '2026-03-02T08:30:00.000Z',
      updatedBy: 'Jonas',
    },
  ],
  generatedAt: '2026-03-03T08:30:00.000Z',
}

const signIn = (authority: 'BLOGS' | 'CAREERS') => {
  storeToken('token')
  startSession({ id: 'u1', username: 'asmith', authorities: [{ authority }] })
}

// Reading the code takes longer than a query waits.
beforeAll(() => Promise.all([import('.'), import('./dashboard-loader'), import('../../layout')]))

test('BO-03 BLOGS see figures, months as chart and as table, categories and what changed last', async () => {
  signIn('BLOGS')
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: figures })
  const { container, user } = renderRemote(manifest, '/dashboard')

  expect(await screen.findByText('Published')).toBeVisible()
  expect(get).toHaveBeenCalledTimes(1)
  expect(get.mock.lastCall?.[0]).toBe('/blogs/getblogsdashboard')
  expect(screen.getByText('18')).toBeVisible()
  expect(screen.getByRole('img', { name: /8 blogs published in 3 months, most in March 2026 \(5\)/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Notes on queues' })).toHaveAttribute('href', '/blogs?id=b1')
  await expectAccessible(container)

  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Blogs published per month' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['MonthBlogs', 'March 20265', 'February 20260', 'January 20263'])
})

test('BO-03 CAREERS are greeted and told what will stand here; nothing is called', async () => {
  signIn('CAREERS')
  const get = jest.spyOn(http, 'get')
  renderRemote(manifest, '/dashboard')
  expect(await screen.findByRole('heading', { name: 'Welcome, asmith' })).toBeVisible()
  expect(screen.getByText(/postings and applicants will appear here/)).toBeVisible()
  expect(get).not.toHaveBeenCalled()
})
