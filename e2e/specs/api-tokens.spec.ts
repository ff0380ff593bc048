import { failedRequestMessages } from '../fixtures/service-calls'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'

test.use({ purpose: 'accounts of programs' })

test(
  'ADR 0118 an editor creates a token, a program writes with it what it may, and it is dead once revoked',
  nightly,
  async ({ editor: { page }, recruiter, site, request, unique, consoleWatch }) => {
    consoleWatch.allow(...[403, 422].flatMap(failedRequestMessages))
    const panel = page.getByRole('region', { name: 'API tokens' })
    await page.goto('/dashboard?view=account')
    await panel.getByRole('button', { name: 'Create a token' }).press('Enter')
    await expect(panel.getByLabel('Name of the token')).toBeFocused()
    await page.keyboard.type('Newsletter export')
    await panel.getByLabel('Blogs').selectOption('Read and write')
    await panel.getByLabel('Pictures').selectOption('Read')
    await panel.getByLabel('Your password').fill('not my password at all')
    await panel.getByRole('button', { name: 'Create token' }).click()
    await expect(panel.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
    expect(await axeFindings(page)).toEqual([])
    await panel.getByLabel('Your password').fill(site.passwords.blogs)
    await page.keyboard.press('Enter')
    const token = await panel.getByRole('group', { name: 'Token' }).innerText()
    expect(token).toMatch(/^tks_[\w-]{43}$/)
    expect(await axeFindings(page)).toEqual([])
    await panel.getByRole('button', { name: 'I’ve saved it' }).click()
    await expect(page.locator('body')).not.toContainText(token)
    const row = panel.getByRole('listitem').filter({ hasText: 'Newsletter export' })
    await expect(row).toContainText('Blogs: read and write · Pictures: read')
    await expect(row).toContainText('not used yet')

    const headers = { authorization: `Bearer ${token}` }
    const call = (method: 'GET' | 'POST' | 'DELETE', path: string, data?: object) =>
      request.fetch(`${site.url}/api${path}`, { method, headers, data })
    const name = unique('Written by a program')
    const made = await call('POST', '/blogs', { blogName: name, status: 'DRAFT' })
    expect(made.status()).toBe(201)
    const { id } = (await made.json()) as { id: string }
    const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status()
    expect(await statusOf('GET', '/media')).toBe(200)
    for (const path of [
      '/newsRoom/get-allnewsRoom',
      '/me',
      '/audit',
      '/enquiry/get-allEnquiries',
      '/career/get-allcareers',
    ])
      expect(await statusOf('GET', path), path).toBe(403)
    expect(await statusOf('POST', `/blogs/${id}/editing`)).toBe(403)
    const bare = await request.fetch(`${site.url}/api/blogs/${id}`)
    expect(bare.status()).toBe(401)

    await page.goto(`/viewblogs?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Draft')
    expect(await statusOf('DELETE', `/blogs/deleteBlog/${id}`)).toBe(204)
    await page.goto('/dashboard?view=account')
    await expect(row).toContainText('last used')
    await panel.getByRole('button', { name: 'Revoke… Newsletter export' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(row).toHaveCount(0)
    expect(await statusOf('GET', '/blogs/get-allblogs')).toBe(401)

    await recruiter.page.goto('/dashboard?view=account')
    await expect(recruiter.page.getByRole('region', { name: 'Password' })).toBeVisible()
    await expect(recruiter.page.getByRole('region', { name: 'API tokens' })).toHaveCount(0)
  },
)
