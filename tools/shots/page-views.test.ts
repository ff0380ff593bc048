import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageViews } from './page-views'
import { sitePages } from './site-pages'

const { pages } = await sitePages(async () => '')
const views = await pageViews(pages, async () => '<a href="/opportunities?job=data-engineer">Data engineer</a>')
const addressOf = (id: string) => views.find((view) => view.id === id)?.address

test('every face belongs to a declared page and has an address of its own', () => {
  assert.equal(new Set(views.map(({ id }) => id)).size, 13)
  for (const { id, pattern, address } of views) assert.ok(address.startsWith(pattern), id)
})

test('a position is shown, and applied for, at the address that the list leads to', () => {
  assert.equal(addressOf('public.opportunities-job'), '/opportunities?job=data-engineer')
  assert.equal(addressOf('public.opportunities-apply'), '/opportunities?job=data-engineer&apply=1')
})

test('the dashboard is seen by either role', () => {
  const roles = views.find(({ id }) => id === 'backoffice.dashboard-careers')?.roles
  assert.deepEqual(roles, ['CAREERS'])
})
