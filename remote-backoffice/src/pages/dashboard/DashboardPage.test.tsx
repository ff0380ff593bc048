import { screen, within } from '@testing-library/react'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { manifest } from '../../manifest'

const figures: BlogsDashboard = {
  totals: {
    blogs: { total: 24, published: 18, draft: 4, scheduled: 2, archived: 0 },
    newsRooms: { total: 12, published: 12, draft: 0, scheduled: 0, archived: 0 },
    caseStudies: { total: 10, published: 9, draft: 1, scheduled: 0, archived: 0 },
    authors: 6,
    categories: 9,
    enquiries: { total: 51, new: 4 },
    subscribers: { confirmed: 310, pending: 12 },
  },
  trends: {
    enquiries: { current: 9, previous: 6 },
    drafts: { current: 5, previous: 7 },
    scheduled: { current: 2, previous: 2 },
    published: { current: 6, previous: 2 },
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
  attention: [{ kind: 'CASESTUDY', id: 's1', title: 'Nine weekends', issue: 'NO_ALT' }],
  generatedAt: '2026-03-03T08:30:00.000Z',
}

const signIn = (authority: 'BLOGS' | 'CAREERS') => {
  storeToken('token')
  startSession({ id: 'u1', username: 'asmith', authorities: [{ authority }] })
}

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)

nightlyTest(
  'BO-03 BLOGS see figures, months as a chart and as a table, items that need attention and recent changes',
  async () => {
    signIn('BLOGS')
    const get = jest.spyOn(http, 'get').mockResolvedValue({ data: figures })
    const { container, user } = renderRemote(manifest, '/dashboard')

    expect(await screen.findByRole('link', { name: 'Blogs on the site' })).toHaveAttribute(
      'href',
      '/viewblogs?type=PUBLISHED',
    )
    expect(get).toHaveBeenCalledTimes(1)
    expect(get.mock.lastCall?.[0]).toBe('/blogs/getblogsdashboard')
    expect(screen.getByText('18')).toBeVisible()
    expect(screen.getByRole('img', { name: /11 pages published in 3 months, most in March 2026 \(6\)/ })).toBeVisible()
    const links = {
      'Notes on queues': '/blogs?id=b1',
      'Nine weekends': '/casestudy?id=s1',
      'New enquiries': '/dashboard?tab=enquiries&status=NEW',
      Cloud: '/viewblogs?q=Cloud',
    }
    for (const [name, href] of Object.entries(links))
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.getByText('Case study: picture has no description')).toBeVisible()
    expect(tiles()).toEqual([
      'New enquiries: 4. 9 in the last 7 days, 3 more than in the 7 days before.',
      'Drafts: 5. 2 fewer than a week ago. Blogs 4 Case studies 1',
      'Scheduled: 2. Same as a week ago. Blogs 2',
      'Published this month: 6. 4 more than by this date last month. Blogs 5 News 1',
    ])
    const changes = within(screen.getByRole('table', { name: 'Latest changes' })).getAllByRole('row')
    expect(
      within(changes[1] as HTMLElement)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(['Blog', 'Draft', expect.stringContaining('2 Mar 2026'), 'Jonas'])
    await expectAccessible(container)

    await user.click(screen.getByRole('button', { name: 'Show as table' }))
    const rows = within(screen.getByRole('table', { name: 'Published per month' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'MonthBlogsCase studiesNews',
      'March 2026501',
      'February 2026001',
      'January 2026301',
    ])
  },
)

/** The tiles as text: name, count, change, parts. */
const tiles = () =>
  within(screen.getByRole('list', { name: 'Key figures' }))
    .getAllByRole('listitem')
    .map((tile) => {
      const [name, value, change, parts] = [...tile.children].map(({ textContent }) => textContent)
      return [`${name}: ${value}.`, change && `${change}.`, parts?.replaceAll(/(\d)(?=[A-Z])/g, '$1 ')]
        .filter(Boolean)
        .join(' ')
    })

test('BO-03 a dashboard of an older service shows its tiles without changes', async () => {
  signIn('BLOGS')
  const { trends: _, ...older } = figures
  jest.spyOn(http, 'get').mockResolvedValue({ data: older })
  renderRemote(manifest, '/dashboard')
  expect(await screen.findByRole('link', { name: 'New enquiries' })).toBeVisible()
  expect(screen.queryByText(/than|same as/i)).toBeNull()
})

test('BO-03 counts that are all equal are shown once, without bars', async () => {
  signIn('BLOGS')
  const blogsByCategory = ['Cloud', 'Security'].map((categoryName) => ({ id: categoryName, categoryName, count: 7 }))
  jest.spyOn(http, 'get').mockResolvedValue({ data: { ...figures, blogsByCategory } })
  renderRemote(manifest, '/dashboard')
  const panel = await screen.findByRole('region', { name: 'Blogs by category' })
  expect(panel).toHaveTextContent('Blogs by category7 each:CloudSecurity')
  expect(within(panel).getByRole('link', { name: 'Cloud' })).toHaveAttribute('href', '/viewblogs?q=Cloud')
})

const careers: CareersDashboard = {
  totals: {
    careers: { total: 15, open: 9, onHold: 1, closed: 4, draft: 1 },
    openings: 14,
    applicants: { total: 220, new: 17, last7Days: 31 },
    futureApplicants: 48,
  },
  trends: {
    applications: { current: 31, previous: 30 },
    talentPool: { current: 2, previous: 5 },
    hired: { current: 1, previous: 1 },
  },
  applicationsByMonth: [
    { month: '2026-02', applicants: 40, future: 6 },
    { month: '2026-03', applicants: 51, future: 2 },
  ],
  applicantsByStage: [{ stage: 'INTERVIEW', count: 12 }],
  applicantsByJob: [{ jobId: 'j1', jobTitle: 'Data engineer', count: 22 }],
  openByCountry: [{ country: 'India', count: 5 }],
  applicantsBySource: [{ source: 'linkedin.com', count: 60 }],
  closingSoon: [{ id: 'j2', jobTitle: 'Tester', closingDate: '2026-03-09', applicantCount: 1 }],
  recentApplicants: [
    { id: 'p1', name: 'Rosa Lind', jobTitle: 'Data engineer', stage: 'NEW', appliedAt: '2026-03-02T08:30:00.000Z' },
  ],
  last7DaysFrom: '2026-02-25',
  medianDaysToHire: 23,
  generatedAt: '2026-03-03T08:30:00.000Z',
}

test('BO-03 CAREERS see figures and months as a chart and as a table, and every number links to its table', async () => {
  signIn('CAREERS')
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: careers })
  const { container, user } = renderRemote(manifest, '/dashboard')

  expect(await screen.findByRole('link', { name: 'Open jobs' })).toHaveAttribute('href', '/viewcareers?type=OPEN')
  expect(get.mock.calls.map(([url]) => url)).toEqual(['/career/getcarrerDashboard'])
  expect(screen.getByText('23')).toBeVisible()
  expect(screen.getByRole('img', { name: /99 applications in 2 months, most in March 2026 \(53\)/ })).toBeVisible()
  const links = {
    Interview: '/Applications?type=INTERVIEW',
    India: '/viewcareers?type=OPEN&country=India',
    Tester: '/addcareers?id=j2',
    'Rosa Lind': '/Applications?applicant=p1',
    'Data engineer': '/jobprofiles?jobId=j1',
    'Applied in the last 7 days': '/Applications?from=2026-02-25',
    'linkedin.com': '/Applications?source=linkedin.com',
  }
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByText('9 Mar 2026, 1 applicant')).toBeVisible()
  expect(tiles()).toEqual([
    'New applicants: 17. 31 applied in the last 7 days, 1 more than in the 7 days before.',
    'Open jobs: 9. 14 openings.',
    'Talent pool: 48. 2 joined in the last 7 days, 3 fewer than in the 7 days before.',
    'Hired this month: 1. Same as by this date last month.',
  ])
  await expectAccessible(container)

  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Applications per month' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthApplicationsTalent pool',
    'March 2026512',
    'February 2026406',
  ])
})
