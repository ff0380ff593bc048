import { screen, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { http } from '@tekskills/shared/http/client'
import { sampleOf } from '@tekskills/shared/testing/nightly-test'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from './manifest'
import { jobsResponse, sampleJob } from './testing/careers'
import { faults, mockService } from './testing/faulty-service'
import { pageOf, sampleBlog, sampleCaseStudy, sampleCategories, sampleNews } from './testing/service'

const user = (call: string) => `/public/user/${call}`
const responses = {
  [user('get-allblogs')]: pageOf([sampleBlog(1)]),
  [user('get-allcaseStudy')]: { ...pageOf([sampleCaseStudy(1)]), facets: { industry: [] } },
  [user('get-allnewsRoom')]: { ...pageOf([sampleNews(1)]), facets: { year: [] } },
  [user('getall-category')]: pageOf(sampleCategories),
  [user('blogs')]: sampleBlog(1),
  [user('newsRoom')]: sampleNews(1),
  [user('caseStudy')]: sampleCaseStudy(1),
  [user('get-allcareers')]: jobsResponse([sampleJob(1)]),
  [user('careers')]: sampleJob(1),
  [user('search')]: {
    ...pageOf([{ url: '/services/cloud', type: 'STATIC', title: 'Cloud', description: 'd', publishedAt: null }]),
    facets: { type: [{ value: 'STATIC', count: 1 }] },
  },
  [user('captcha')]: {},
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(console, 'warn').mockImplementation()
})

// jsdom has no layout, so nothing can cover an element, and the check takes most of a click's time.
const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
const tryAgain = () => screen.findByText('Try again', { selector: 'a' })

const pages: readonly (readonly [address: string, shown: string | RegExp])[] = [
  ['/resources/blogs', 'Article 1'],
  ['/individualcasestudy/case-study-1', 'Case study 1'],
  ['/opportunities?job=job-1&apply=1', /Job 1/],
  ['/search?q=cloud', 'Cloud'],
  ['/', 'Article 1'],
  ['/resources/case-studies', 'Case study 1'],
  ['/resources/newsroom', 'News 1'],
  ['/blog/article-1', 'Article 1'],
  ['/newsroom/news-1', 'News 1'],
  ['/careers', 'See 1 open position'],
  ['/opportunities', 'Job 1'],
  ['/opportunities?job=job-1', 'Job 1'],
]

test.each(sampleOf(pages, 4))(
  'CL-03 %s reports every fault of the service, and recovers in place',
  async (address, shown) => {
    const service = mockService(responses)
    service.break('stopped')
    const { router } = renderRemote(manifest, address)
    for (const fault of Object.keys(faults)) {
      service.break(fault)
      const before = service.calls.length
      await person.click(await tryAgain())
      await waitFor(() => expect(service.calls.length).toBeGreaterThan(before))
      expect(await tryAgain()).toBeVisible()
      expect(screen.getByText(/./, { selector: 'h1' })).toBeVisible()
      expect(screen.queryByText(shown, { selector: 'main *, h1, h2 *, h3 *' })).not.toBeInTheDocument()
    }
    service.mend()
    await person.click(await tryAgain())
    expect((await screen.findAllByText(shown))[0]).toBeVisible()
    expect(screen.queryByText('Try again', { selector: 'a' })).not.toBeInTheDocument()
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(address)
  },
)

test('FM-03 an enquiry keeps its input through every fault of the service, and is then sent once', async () => {
  const service = mockService({ ...responses, [user('footerEnquiry')]: { received: true } })
  renderRemote(manifest, '/contact')
  const field = (name: string) => screen.getByRole('textbox', { name, hidden: true })
  const typed = { 'First name': 'Mira', Email: 'mira@example.com', Subject: 'A ledger', Message: 'It does not agree.' }
  await screen.findByRole('heading', { level: 1 })
  for (const [name, value] of Object.entries(typed)) await person.type(field(name), value)
  const send = () => person.click(screen.getByRole('button', { name: 'Send enquiry', hidden: true }))

  for (const fault of Object.keys(faults)) {
    service.break(fault)
    await send()
    expect(await screen.findByText(/is still here/)).toBeInTheDocument()
    // Every fault also makes the request for a captcha token fail.
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    expect(dialog).toHaveTextContent('Form is invalid or reCAPTCHA token is missing')
    await person.click(screen.getByRole('button', { name: 'Ok' }))
    for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value)
  }
  service.mend()
  await send()
  expect(await screen.findByRole('alertdialog', { name: 'Success!' })).toHaveTextContent('Successfully Submitted')
  expect(service.calls.filter((path) => path === user('footerEnquiry'))).toHaveLength(1)
})

test('a request without a response times out after 15 seconds', () => {
  expect(http.defaults.timeout).toBe(15_000)
})
