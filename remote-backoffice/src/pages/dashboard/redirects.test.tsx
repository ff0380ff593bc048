import { screen, waitFor, within } from '@testing-library/react'
import type { StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'
import { samplePage } from '../../testing/sample-blogs'

const redirect: StaffRedirect = {
  id: 'r1',
  version: 3,
  from: '/spring-offer',
  to: '/services',
  code: 301,
  updatedAt: '2026-03-02T08:30:00.000Z',
  isAutomatic: false,
}

function open(rows: StaffRedirect[]) {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage(rows) })
  return renderRemote(manifest, '/dashboard?tab=redirects')
}

beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)

nightlyTest('BO-05 a redirect is added in a dialog, which shows what is wrong and keeps what was typed', async () => {
  const { user, container } = open([])
  expect(await screen.findByRole('heading', { name: 'No redirects yet' })).toBeVisible()
  await expectAccessible(container)
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(409, 'NAME_TAKEN'))

  await user.click(screen.getByRole('button', { name: 'Add redirect…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add redirect' }))
  await user.type(dialog.getByLabelText('Old address'), 'spring-offer')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByLabelText('Old address')).toHaveAccessibleDescription(/starts with a single slash/)
  expect(post).not.toHaveBeenCalled()

  await user.clear(dialog.getByLabelText('Old address'))
  await user.type(dialog.getByLabelText('Old address'), '/spring-offer')
  await user.type(dialog.getByLabelText('New address'), '/services')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.getByLabelText('Old address')).toBeInvalid())
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add redirect…' }))
  expect(await screen.findByLabelText('Old address')).toHaveValue('/spring-offer')

  post.mockResolvedValue({ data: redirect })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(post.mock.lastCall).toEqual(['/redirects', { from: '/spring-offer', to: '/services', code: 301 }])
})

test('BO-05 the redirect of a renamed page is listed with its date, and can be deleted, not changed', async () => {
  const { user } = open([{ ...redirect, from: '/blog/first-name', to: '/blog/second-name', isAutomatic: true }])
  const row = await screen.findByRole('row', { name: /first-name/ })
  expect(within(row).getByText('Automatic')).toBeVisible()
  expect(row).toHaveTextContent('2 Mar 2026')
  await user.click(within(row).getByRole('button', { name: 'More actions for /blog/first-name' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Delete'])
})

test('BO-05 a redirect is changed at its version, and a 410 has no target', async () => {
  const { user, container } = open([redirect])
  await user.click(await screen.findByRole('button', { name: 'More actions for /spring-offer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }))
  await user.selectOptions(await screen.findByLabelText('What visitors get'), 'A note that the page is gone (410)')
  expect(screen.queryByRole('textbox', { name: 'New address' })).toBeNull()
  await expectAccessible(container)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: redirect })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(put.mock.lastCall).toEqual([
      '/redirects',
      { id: 'r1', version: 3, from: '/spring-offer', to: null, code: 410 },
    ]),
  )
})

test('BO-05 a redirect is deleted after a confirmation', async () => {
  const { user } = open([redirect])
  await user.click(await screen.findByRole('button', { name: 'More actions for /spring-offer' }))
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: null })
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete the redirect from /spring-offer?' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/was deleted/)).toBeVisible()
  expect(remove).toHaveBeenCalledWith('/redirects/r1')
})
