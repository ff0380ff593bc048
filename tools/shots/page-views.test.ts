import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageViews } from './page-views'
import { sitePages } from './site-pages'

const { pages } = await sitePages(async () => '')
const views = await pageViews(pages, async () => '<a href="/opportunities?job=data-engineer">Data engineer</a>')
const addressOf = (id: string) => views.find((view) => view.id === id)?.address

test('every view belongs to a declared page and has its own address', () => {
  assert.equal(new Set(views.map(({ id }) => id)).size, 24)
  for (const { id, pattern, address } of views) assert.ok(address.startsWith(pattern), id)
})

test('the views of a position use the address in the list', () => {
  assert.equal(addressOf('public.opportunities-job'), '/opportunities?job=data-engineer')
  assert.equal(addressOf('public.opportunities-apply'), '/opportunities?job=data-engineer&apply=1')
})

test('the dashboard has a view for each role', () => {
  const roles = views.find(({ id }) => id === 'backoffice.dashboard-careers')?.roles
  assert.deepEqual(roles, ['CAREERS'])
})
