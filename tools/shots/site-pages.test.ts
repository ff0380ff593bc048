import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteObject } from 'react-router-dom'
import { pagesOf, sitePages } from './site-pages'

const handle = { access: 'visitor', chrome: 'site', meta: { title: '', description: '' }, chunks: [] }
const staff = { ...handle, access: 'staff', chrome: 'staff', roles: ['CAREERS'] }

const routes: RouteObject[] = [
  { id: 'home', path: '/', handle },
  { id: 'list', path: '/list', handle },
  { id: 'item', path: '/item/:name', handle },
  { id: 'secret', path: '/secret/:name', handle },
  { id: 'frame', handle: { chunks: [] }, children: [{ id: 'desk', path: '/desk', handle: staff }] },
]

const site: Record<string, string> = {
  '/': '<a class="x" href="/list?page=2">List</a>',
  '/list':
    '<a href="/item/first#end">First</a><a href="/item/second">Second</a><a href="https://example.com/a">Out</a>',
  '/item/first': '<a href="/">Home</a>',
}

const read: string[] = []
const found = await pagesOf(routes, async (address) => {
  read.push(address)
  return site[address] ?? ''
})

test('a page with parameters gets the first address that is linked', () => {
  assert.deepEqual(
    found.pages.map(({ id, address }) => `${id} ${address}`),
    ['home /', 'list /list', 'item /item/first', 'desk /desk'],
  )
})

test('a page that is not linked is reported', () => assert.deepEqual(found.unreached, ['/secret/:name']))

test('staff pages are listed with their roles, but not crawled', () => {
  assert.deepEqual(found.pages.at(-1)?.roles, ['CAREERS'])
  assert.deepEqual(read, ['/', '/list', '/item/first'])
})

test('the pages come from the manifests of the site', async () => {
  const { pages } = await sitePages(async () => '')
  const addresses = pages.map(({ address }) => address)
  for (const address of ['/', '/login', '/tekdatanova', '/dashboard']) assert.ok(addresses.includes(address), address)
})
