import { act, screen, waitFor, within } from '@testing-library/react'
import type { Role } from '@tekskills/shared/contracts/access'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { manifest } from '../manifest'
import { samplePage } from '../testing/sample-blogs'

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./StaffFrame'),
    import('../features/command-palette/CommandPalette'),
    import('../features/command-palette/KeyboardHelp'),
    import('../pages/view-blogs/ViewBlogsPage'),
    import('../pages/view-blogs/view-blogs-loader'),
  ]),
)

async function openAs(authority: Role, administersStaff = false) {
  storeToken('token')
  startSession({ id: 'u1', username: 'asmith', authorities: [{ authority }] })
  const found = {
    blogName: 'Payroll in the cloud',
    caseStudyName: 'Payroll at a bank',
    title: 'Nothing',
    jobTitle: 'Payroll clerk',
    name: 'Clerk Maxwell',
  }
  const get = jest.spyOn(http, 'get').mockImplementation(async (url, options) => {
    if (url === '/me') return { data: { administersStaff } }
    if (!/all|Applicants$/.test(url)) return new Promise(() => undefined)
    const isSearch = (options?.params as { size?: number } | undefined)?.size === 5
    return { data: samplePage(isSearch ? [{ id: 'r1', ...found } as never] : []) }
  })
  const view = renderRemote(manifest, '/viewblogs')
  await screen.findByRole('navigation', { name: 'Back office' })
  return { ...view, get }
}

const listed = () => within(screen.getByRole('listbox', { name: 'Results' }))
const names = () =>
  listed()
    .queryAllByRole('option')
    .map((option) => option.textContent)

nightlyTest(
  'command palette: Ctrl+K lists what the role may open and create; the arrows choose and Enter opens',
  async () => {
    const { user, router, container } = await openAs('BLOGS')
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Screen, action or title' })
    expect(field).toHaveFocus()
    expect(names()).toContain('New blog')
    expect(names()).toContain('Redirects')
    for (const other of ['Staff', 'New job', 'Applications']) expect(names()).not.toContain(other)
    await expectAccessible(container)
    await user.type(field, 'new au')
    expect(names()).toEqual(['New author'])
    await user.clear(field)
    await user.keyboard('{ArrowUp}')
    const options = listed().getAllByRole('option')
    expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)?.id)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/casestudy'))
    expect(screen.queryByRole('combobox', { name: 'Screen, action or title' })).toBeNull()
  },
)

test('command palette: items of the role are found by title and open in their editor', async () => {
  const { user, router, get } = await openAs('BLOGS')
  await user.click(screen.getByRole('button', { name: 'Quick search' }))
  await user.type(await screen.findByRole('combobox', { name: 'Screen, action or title' }), 'payroll')
  expect(await screen.findByRole('option', { name: /Payroll in the cloud/ })).toHaveTextContent('Blog')
  const asked = get.mock.calls.filter(([, options]) => (options?.params as { q?: string } | undefined)?.q === 'payroll')
  expect(asked.map(([url]) => url).toSorted()).toEqual([
    '/blogs/get-allblogs',
    '/caseStudy/get-allcaseStudy',
    '/newsRoom/get-allnewsRoom',
  ])
  await user.keyboard('{Enter}')
  // The item is never delivered here, so the navigation to its editor stays pending.
  await waitFor(() => expect(router.state.navigation.location).toMatchObject({ pathname: '/blogs', search: '?id=r1' }))
})

test('command palette: recruiters find jobs and applicants but no content; an administrator can open the staff screen', async () => {
  const { user, router, get } = await openAs('CAREERS', true)
  await user.keyboard('{Meta>}k{/Meta}')
  const field = await screen.findByRole('combobox', { name: 'Screen, action or title' })
  await waitFor(() => expect(names()).toContain('Staff'))
  for (const other of ['New blog', 'Redirects']) expect(names()).not.toContain(other)
  get.mockClear()
  await user.type(field, 'clerk')
  expect(await screen.findByRole('option', { name: /Payroll clerk/ })).toHaveTextContent('Job')
  expect(get.mock.calls.map(([url]) => url)).toEqual(['/career/get-allcareers', '/jobApplicants/getApplicants'])
  await user.click(screen.getByRole('option', { name: /Clerk Maxwell/ }))
  const opened = { pathname: '/Applications', search: '?applicant=r1' }
  await waitFor(() => expect(router.state.navigation.location).toMatchObject(opened))
  expect(screen.queryByRole('combobox', { name: 'Screen, action or title' })).toBeNull()
})

test('command palette: a search that fails says so, and the screens stay', async () => {
  const { user, get } = await openAs('BLOGS')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Screen, action or title' })
  get.mockRejectedValue(new Error('away'))
  await user.type(field, 'red')
  expect(await screen.findByText(/Items could not be searched\. Keep typing/)).toBeVisible()
  expect(names()).toEqual(['Redirects'])
})

test('command palette: a dialog must be answered first, except for form panels that are dialog elements', async () => {
  const { user } = await openAs('BLOGS')
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  await user.keyboard('{Control>}k{/Control}?')
  expect(screen.queryByRole('dialog', { name: /Quick search|Keyboard/ })).toBeNull()
  dialog.dataset.formPanel = ''
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
  dialog.remove()
})

test('keyboard help: ? lists the shortcuts of the role where nothing is typed, and can be switched off', async () => {
  const { user, container } = await openAs('BLOGS')
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('searchbox')).toHaveValue('?')
  // What was typed is searched for as soon as the field is left.
  await act(async () => screen.getByRole('searchbox').blur())
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(help.getByText('Find and replace')).toBeVisible()
  expect(help.queryByText('Next applicant in the list')).toBeNull()
  await expectAccessible(container)
  await user.click(help.getByRole('switch', { name: 'The ? key shows this list' }))
  await user.click(help.getByRole('button', { name: 'Close' }))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
