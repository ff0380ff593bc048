import { readFileSync } from 'node:fs'
import { fromRoot } from '../../tools/repository'
import { findCompleteCaseStudy } from '../commands/case-studies'
import { staffAt } from '../fixtures/people'
import { drawPng } from '../fixtures/png'
import { allSettled, missingCalls, watchCalls, type ExpectedCall, type ServiceCall } from '../fixtures/service-calls'
import { expect, test } from '../fixtures/test'
import { ApplicationPage } from '../pages/application.page'
import { CaseStudyPage } from '../pages/case-study.page'
import { JobFormPage } from '../pages/job-form.page'
import { RecordFormPage } from '../pages/record-form.page'
import { RecordTablePage } from '../pages/record-table.page'
import { TextEditorPage } from '../pages/text-editor.page'

/**
 * §7 of the specification, "The calls it makes": a screen makes each of them. Methods that it does not specify are
 * taken from docs/api-contract.md, §3.7, which also defines the place of a record's id.
 */
const VISITORS: readonly ExpectedCall[] = [
  { call: 'GET /public/user/caseStudy?url', source: 'GET case study data endpoint with query url={slug}' },
  { call: 'GET /public/user/casestudyurl?url', source: 'also GET /public/user/casestudyurl?url={name}' },
  { call: 'GET /public/user/caseStudyFile/download/{id}', source: 'GET /public/user/caseStudyFile/download/{id}' },
  {
    call: 'POST /public/user/footerEnquiry',
    payload: ['name', 'email', 'subject', 'message'],
    source: 'POST /public/user/footerEnquiry: payload name, email, subject, message',
  },
  {
    call: 'POST /public/user/newsLetter',
    payload: ['email', 'token'],
    source: 'POST /public/user/newsLetter: payload email, token',
  },
  { call: 'GET /public/user/get-allblogs?page&size', source: 'GET /public/user/get-allblogs' },
  { call: 'GET /public/user/get-allblogs?page&size&q', source: 'paged list fetches that append page, size, … and q' },
  { call: 'GET /public/user/blogs?name', source: 'GET /public/user/blogs?name={blogName}' },
  { call: 'GET /public/user/blogs/download/{id}', source: 'blog image under /public/user/blogs/download/{id}' },
  { call: 'GET /public/user/getall-category', source: 'GET /public/user/getall-category' },
  { call: 'GET /public/user/get-allnewsRoom?page&size', source: 'GET /public/user/get-allnewsRoom' },
  { call: 'GET /public/user/newsRoom?name', source: 'GET /public/user/newsRoom?name={name}' },
  { call: 'GET /public/user/get-allcaseStudy?page&size', source: 'GET /public/user/get-allcaseStudy' },
  { call: 'POST /public/user/caseStudyEnquiry', source: '/public/user/caseStudyEnquiry' },
  { call: 'GET /public/user/get-allurls', source: '/public/user/get-allurls' },
  { call: 'GET /public/user/geturls?url', source: '/public/user/geturls' },
]

/** Query parameters of every table: "page, size, sort (column,direction) and q; one variant adds type={kind}". */
const TABLE = 'page&size&sort'
const FILTERED = `${TABLE}&q&type`

const BLOGS: readonly ExpectedCall[] = [
  { call: 'GET /blogs/getblogsdashboard', source: 'GET /blogs/getblogsdashboard' },
  { call: 'POST /blogs', source: '/blogs (add)' },
  { call: 'PUT /blogs', source: 'generic helpers … PUT' },
  { call: `GET /blogs/get-allblogs?${FILTERED}`, source: 'GET /blogs/get-allblogs' },
  { call: 'GET /blogs/download/{id}', source: 'GET /blogs/download' },
  { call: 'DELETE /blogs/deleteBlog?id', source: '/blogs/deleteBlog' },
  { call: 'POST /author', source: '/author' },
  { call: 'PUT /author', source: '/author' },
  { call: 'GET /author/download/{id}', source: '/author/download' },
  { call: `GET /author/get-allAuthors?${FILTERED}`, source: '/author/get-allAuthors' },
  { call: 'POST /category', source: '/category' },
  { call: 'PUT /category', source: '/category' },
  { call: `GET /category/get-allCategory?${FILTERED}`, source: '/category/get-allCategory' },
  { call: 'POST /newsRoom', source: '/newsRoom' },
  { call: 'PUT /newsRoom', source: '/newsRoom' },
  { call: `GET /newsRoom/get-allnewsRoom?${FILTERED}`, source: '/newsRoom/get-allnewsRoom' },
  { call: 'GET /newsRoom/downloadImg/{id}', source: '/newsRoom/downloadImg' },
  { call: 'GET /newsRoom/downloadTemplateImg/{id}', source: '/newsRoom/downloadTemplateImg' },
  { call: 'DELETE /newsRoom/deleteNewsRoom?id', source: '/newsRoom/deleteNewsRoom' },
  { call: 'POST /caseStudy', source: '/caseStudy' },
  { call: 'PUT /caseStudy', source: '/caseStudy' },
  { call: `GET /caseStudy/get-allcaseStudy?${FILTERED}`, source: '/caseStudy/get-allcaseStudy' },
  { call: 'GET /caseStudy/downloadCaseStudyImg/{id}', source: '/caseStudy/downloadCaseStudyImg' },
  { call: 'DELETE /caseStudy/deleteCaseStudy?id', source: '/caseStudy/deleteCaseStudy' },
]

const CAREERS: readonly ExpectedCall[] = [
  { call: 'POST /public/authenticate', source: 'POST /public/authenticate (login)' },
  { call: 'GET /me', source: 'GET /me (current user name)' },
  { call: 'GET /career/getcarrerDashboard', source: 'GET /career/getcarrerDashboard' },
  { call: 'POST /career', source: '/career' },
  { call: 'PUT /career', source: '/career' },
  { call: `GET /career/get-allcareers?${FILTERED}`, source: '/career/get-allcareers' },
  { call: `GET /jobApplicants/getApplicants?${FILTERED}`, source: '/jobApplicants/getApplicants' },
  { call: `GET /jobApplicants/getbyjobId?jobId&${FILTERED}`, source: '/jobApplicants/getbyjobId' },
  { call: 'PUT /jobApplicants', source: '/jobApplicants (update …)' },
  {
    call: 'POST /jobApplicants',
    payload: ['page', 'size', 'sort', 'q', 'type'],
    source: '/jobApplicants (… search future applicants); POST body carries the table parameters',
  },
  { call: `GET /jobApplicants/getFutureApplicants?${TABLE}`, source: '/jobApplicants/getFutureApplicants' },
  { call: 'GET /jobApplicants/download/{id}', source: '/jobApplicants/download' },
  { call: 'GET /jobApplicants/getCount', source: '/jobApplicants/getCount' },
]

const PICTURE = drawPng(1280, 720)

const expectAll = (expected: readonly ExpectedCall[], made: readonly ServiceCall[]) =>
  expect.poll(() => missingCalls(expected, made), 'calls in the specification that no screen made').toEqual([])

test('CL-01 every path in §7 of the specification is checked', () => {
  const [, section = ''] = /^## 7\. (.+?)^## /ms.exec(readFileSync(fromRoot('docs', 'specification.md'), 'utf8')) ?? []
  const named = (section.match(/(?<!\w)\/[a-z][\w/-]*/gi) ?? []).map((path) => path.replace(/\/$/, ''))
  const checked = [...VISITORS, ...BLOGS, ...CAREERS].map(({ call }) => call.split(/ |\?|\/\{/)[1])
  expect(named).toContain('/me')
  expect(named.filter((path) => !checked.includes(path))).toEqual([])
})

test('CL-01 CL-02 reading pages and sending forms as a visitor makes every public call in the specification', async ({
  visitor: { page, frame, home, insights, article },
  editor,
  unique,
}) => {
  const study = await findCompleteCaseStudy(page.request)
  const byName = `/individualcasestudy/${encodeURIComponent(study.caseStudyName)}`
  const name = unique('A story worth a link')
  await editor.editor.goto()
  await editor.editor.write({ name, summary: 'It leads on.', text: '' })
  await editor.editor.choosePicture({ file: PICTURE, alt: 'Two colors' })
  const text = new TextEditorPage(editor.page)
  await text.text.click()
  await text.tool('Link').click()
  await editor.page.getByLabel('Link address').fill(byName)
  await editor.page.getByRole('button', { name: 'Set link' }).click()
  await editor.editor.save('Publish')

  const calls = watchCalls(page.context(), { withFiles: true })
  const followFooter = async (label: string, path: string) => {
    await allSettled(calls)
    await frame.footer.getByRole('link', { name: label, exact: true }).click()
    await page.waitForURL(path)
    await allSettled(calls)
  }
  const confirmSuccess = () =>
    page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
  await home.goto()
  await frame.chooseCookies('Decline')
  await followFooter('Insights', '/resources/blogs')
  await insights.search.fill(name)
  await insights.search.press('Enter')
  await expect(insights.articles).toHaveText([name])
  await allSettled(calls)
  await insights.blog(name).click()
  await expect(article.heading).toHaveText(name)

  await allSettled(calls)
  await article.text.getByRole('link', { name: byName }).click()
  await expect(article.heading).toHaveText(study.caseStudyName)
  await expect(page).toHaveURL(`/individualcasestudy/${study.url}`)
  const download = page.waitForEvent('download')
  await new CaseStudyPage(page).download.click()
  await download
  await page.getByRole('link', { name: 'Ask about this case study' }).click()
  const enquiry = page.locator('main form').filter({ has: page.getByRole('button', { name: 'Send enquiry' }) })
  await enquiry.getByLabel('First name').fill('Mira')
  await enquiry.getByLabel('Email').fill('mira@example.com')
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click()
  await confirmSuccess()

  await followFooter('Case studies', '/resources/case-studies')
  await followFooter('Newsroom', '/resources/newsroom')
  // A parallel test may unpublish the newest.
  const news = page.locator('main h2 a[href^="/newsroom/"]').last()
  const title = await news.innerText()
  await news.click()
  await expect(article.heading).toHaveText(title)
  await followFooter('Send an enquiry', '/contact')
  await enquiry.getByLabel('First name').fill('Mira')
  await enquiry.getByLabel('Email').fill('mira@example.com')
  await enquiry.getByLabel('Subject').fill('Ledgers')
  await enquiry.getByLabel('Message').fill('The ledgers do not agree.')
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click()
  await confirmSuccess()
  await frame.footer.getByLabel('Email address').fill(`${unique('mira').replace(' ', '-')}@example.com`)
  await frame.footer.getByRole('button', { name: 'Sign up' }).click()
  await confirmSuccess()
  await page.goto('/servces/cluod')
  await expect(page.getByRole('heading', { name: 'Did you mean one of these?' })).toBeVisible()

  await expectAll(VISITORS, calls)
  await editor.blogs.remove(name)
})

/** The record types of the role BLOGS: their screens and what differs between them. */
const RECORD_TYPES = [
  {
    form: '/author',
    table: '/viewauthor',
    name: 'Name',
    pictures: ['Picture'],
    save: 'Save',
    filter: ['Status', 'Active'],
  },
  { form: '/catagory', table: '/viewcatagory', name: 'Name', pictures: [], save: 'Save', filter: ['For', 'ALL'] },
  {
    form: '/blogs',
    table: '/viewblogs',
    name: 'Name',
    pictures: ['Picture'],
    save: 'Save draft',
    filter: ['Status', 'Draft'],
  },
  {
    form: '/casestudy',
    table: '/viewcasestudy',
    name: 'Name',
    pictures: ['Banner'],
    save: 'Save draft',
    filter: ['Status', 'Draft'],
  },
  {
    form: '/newsrooms',
    table: '/viewrooms',
    name: 'Title',
    pictures: ['Main picture', 'Card picture'],
    save: 'Save draft',
    filter: ['Status', 'Draft'],
  },
] as const

test('CL-01 CL-02 BO-01 adding, finding, changing and deleting records as BLOGS makes every call of that role', async ({
  editor: { page, staffFrame },
  unique,
}) => {
  const calls = watchCalls(page.context(), { withFiles: true })
  await staffFrame.goto()
  const record = new RecordFormPage(page)
  const records = new RecordTablePage(page)
  for (const { form, table, name: label, pictures, save, filter } of RECORD_TYPES) {
    const name = unique('Kept for a moment')
    await staffFrame.goto(form)
    await record.field(label).fill(name)
    await record.choosePictures(pictures, PICTURE)
    await record.save(save, table)
    await records.find(name, filter)
    await records.link(name).click()
    await expect(record.field(label)).toHaveValue(name)
    await expect(record.storedPictures).toHaveCount(pictures.length)
    const changed = `${name}, changed`
    await record.field(label).fill(changed)
    await record.save(save, table)
    await records.find(changed, filter)
    await records.remove(changed)
  }
  await expectAll(BLOGS, calls)
})

test('CL-01 CL-02 BO-02 posting jobs and processing applications as CAREERS makes every call of that role', async ({
  visitor: { page, login },
  openContext,
  site,
  unique,
}) => {
  const calls = watchCalls(page.context(), { withFiles: true })
  await login.goto()
  await login.signIn('careers', site.passwords.careers)
  const staffFrame = staffAt(page).staffFrame
  const title = unique('Keeper of the calls')
  const person = unique('Ada Lind')
  const job = new JobFormPage(page)
  const records = new RecordTablePage(page)
  await staffFrame.goto('/addcareers')
  await job.write(title, 'Keeps every call in its place.')
  await job.open()
  const publicPage = await records
    .row(title)
    .getByRole('link', { name: /on site/ })
    .getAttribute('href')
  const form = new ApplicationPage(await (await openContext()).newPage())
  await form.goto(publicPage?.split('job=')[1] ?? '')
  await form.fill(person, `${person.replaceAll(' ', '.')}@example.com`)
  await form.send.click()
  await form.reference.waitFor()

  await records.find(title, ['Status', 'Open'])
  await records.link(title).click()
  await job.field('City').fill('Ottawa')
  await job.update()
  await records.find(title, ['Status', 'Open'])
  await records
    .row(title)
    .getByRole('link', { name: /applicants? for/ })
    .click()
  await expect(staffFrame.heading).toHaveText(title)
  await records.find(person, ['Stage', 'New'])
  await staffFrame.goto('/Applications')
  await records.find(person, ['Stage', 'New'])
  await records.link(person).click()
  await expect(staffFrame.heading).toHaveText(person)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await download
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Interview')
  await page.getByRole('button', { name: 'Move to Interview' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('to Interview')

  await staffFrame.goto('/futureApplications')
  await records.search.fill(person)
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('New')
  await expect(page.getByRole('heading', { name: 'No matching future applicants' })).toBeVisible()
  await expectAll(CAREERS, calls)
})
