import { screen } from '@testing-library/react'
import type { ArchivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { mockGet, pageOf, unreachable } from '../../testing/service'

const LIST = '/public/user/newsLetter/issues'
const issue = (slug: string): ArchivedIssue => ({
  slug,
  subject: `Issue ${slug}`,
  preheader: `About ${slug}`,
  sentAt: '2026-05-03T09:00:00.000Z',
  item: {
    kind: 'CASESTUDY',
    title: 'A port',
    path: '/individualcasestudy/a-port',
    description: 'What it needed.',
    image: null,
    imageAlt: '',
    focus: null,
  },
})

test('the archive lists sent newsletters, each with its page', async () => {
  mockGet({ [LIST]: pageOf([issue('two'), issue('one')]) })
  const { container } = renderRemote(manifest, '/resources/newsletters')
  expect(await screen.findByRole('link', { name: 'Issue two' })).toHaveAttribute('href', '/newsletters/two')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Issue two',
    'Issue one',
  ])
  await expectAccessible(container)
})

test('an empty archive says so, and one that cannot be loaded offers to try again', async () => {
  mockGet({ [LIST]: pageOf([]) })
  const { unmount } = renderRemote(manifest, '/resources/newsletters')
  expect(await screen.findByText('No newsletters yet')).toBeVisible()
  expect(screen.getByRole('form', { name: 'Sign up for the newsletter' })).toBeVisible()
  unmount()
  mockGet({ [LIST]: unreachable })
  renderRemote(manifest, '/resources/newsletters')
  expect(await screen.findByRole('link', { name: 'Try again' })).toBeVisible()
})

test('a newsletter shows its subject and leads to its item', async () => {
  mockGet({ [`${LIST}/two`]: issue('two') })
  const { container } = renderRemote(manifest, '/newsletters/two')
  expect(await screen.findByRole('heading', { level: 1, name: 'Issue two' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'A port' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the case study' })).toHaveAttribute(
    'href',
    '/individualcasestudy/a-port',
  )
  await expectAccessible(container)
})
