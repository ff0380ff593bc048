import { staffCall } from '../commands/staff-call'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

test('BO-05 a campaign of mixed kinds goes live at once, everywhere visitors look, and is reverted', async ({
  editor: { page, blogs },
  reader,
  sessionOf,
  unique,
}) => {
  const session = await sessionOf('blogs')
  const name = unique('Campaign')
  const [blog, news, story] = [`${name} blog`, `${name} news`, `${name} story`]
  const add = (area: string, body: object) => staffCall<{ id: string }>(session, area, { method: 'POST', body })
  await add('blogs', { blogName: blog, description: `${blog}.`, content: '<p>Campaign text.</p>', status: 'DRAFT' })
  const { id: newsId } = await add('newsRoom', { title: news, description: `${news}.`, status: 'DRAFT' })
  const { id: storyId } = await add('caseStudy', {
    caseStudyName: story,
    description: `${story}.`,
    solution: '<p>Live.</p>',
  })
  await staffCall(session, `caseStudy/${storyId}/draft`, {
    method: 'PUT',
    body: { version: 1, solution: '<p>Changed for the campaign.</p>' },
  })
  const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const pages = {
    blog: `/blog/${slug(blog)}`,
    news: `/newsroom/${slug(news)}`,
    story: `/individualcasestudy/${slug(story)}`,
  }
  const textAt = async (address: string) => (await reader.page.request.get(address)).text()
  const shown = async () => ({
    blog: (await reader.page.request.get(pages.blog)).status(),
    news: (await reader.page.request.get(pages.news)).status(),
    story: (await textAt(pages.story)).includes('Changed for the campaign.'),
    list: (await textAt('/resources/blogs')).includes(blog),
    newsList: (await textAt('/newsroom')).includes(news),
    sitemap: (await textAt('/sitemap-blogs.xml')).includes(pages.blog),
    feed: (await textAt('/feed/blogs.xml')).includes(blog),
  })
  const off = { blog: 404, news: 404, story: false, list: false, newsList: false, sitemap: false, feed: false }
  const live = { blog: 200, news: 200, story: true, list: true, newsList: true, sitemap: true, feed: true }
  expect(await shown()).toEqual(off)

  await blogs.goto(`?q=${encodeURIComponent(blog)}`)
  await page.getByRole('checkbox', { name: new RegExp(blog) }).check()
  await page.getByRole('button', { name: 'Add to bundle…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to bundle' })
  await dialog.getByLabel('Name').fill(name)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(page.getByText(/added to the bundle/)).toBeVisible()
  const { content } = await staffCall<{ content: { id: string; name: string }[] }>(session, 'bundles?size=100')
  const id = content.find((bundle) => bundle.name === name)?.id ?? ''
  await staffCall(session, `bundles/${id}/items`, { method: 'POST', body: { ids: [newsId] } })

  await page.goto('/dashboard?tab=bundles')
  await expect(page.getByRole('table', { name: 'Bundles' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByLabel('Search for items to add').fill(story)
  await page.getByRole('button', { name: `Add ${story} to the bundle` }).press('Enter')
  await expect(page.getByRole('heading', { name: '3 items' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish now…' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(/^Live since/)).toBeVisible()
  expect(await shown()).toEqual(live)

  await page.getByRole('button', { name: 'Revert…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click()
  await expect(page.getByRole('button', { name: 'Publish now…' })).toBeVisible()
  expect(await shown()).toEqual(off)

  await page.getByLabel('Goes live').fill('2030-05-03T09:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/^Goes live on 3 May 2030, 09:00/)).toBeVisible()
  await blogs.goto(`?q=${encodeURIComponent(blog)}`)
  const plan = `Goes live with “${name}” on 3 May 2030, 09:00`
  await expect(page.getByRole('row').filter({ hasText: blog })).toContainText(plan)
  await page.getByRole('link', { name: `Edit ${blog}` }).click()
  await expect(page.getByRole('link', { name: `“${name}”` }).locator('..')).toHaveText(new RegExp(`^${plan}`))
  await page.goto('/dashboard?tab=calendar&month=2030-05')
  const day = page.getByRole('table', { name: 'May 2030' }).getByRole('cell').filter({ hasText: name })
  await expect(day).toContainText('3 May 2030')
  await expect(day).toContainText('09:00 Bundle of 3 items goes live')
  expect(await axeFindings(page)).toEqual([])
  await day.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto('/dashboard?tab=calendar&month=2031-01')
  await expect(page.getByRole('table', { name: 'January 2031, nothing published or scheduled' })).toBeVisible()
  await page.getByRole('link', { name: 'Next month, February 2031' }).click()
  await expect(page.getByRole('table', { name: 'February 2031' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('heading', { name: 'Nothing in February 2031' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
