import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactSheet } from './contact-sheet'
import { planKitShots, planShots } from './shot-plan'
import type { SitePage } from './site-pages'

const page = (id: string, chrome: SitePage['chrome']): SitePage => ({
  id,
  chrome,
  access: 'visitor',
  pattern: `/${id}`,
  address: `/${id}`,
})

const shots = planShots([page('home', 'site'), page('landing', 'microsite'), page('desk', 'staff')])

test('every page is captured at four widths in each of its themes', () => {
  const files = shots.map(({ file }) => file)
  assert.equal(files.length, 16)
  assert.equal(new Set(files).size, 16)
  assert.ok(files.includes('home.company.360.jpg'))
  assert.ok(files.includes('landing.microsite.1920.jpg'))
  assert.ok(files.includes('desk.staff-dark.1280.jpg') && files.includes('desk.staff-light.768.jpg'))
})

test('the contact sheet shows every screenshot, in a row for each page and theme', () => {
  const html = contactSheet(shots)
  for (const { file } of shots) assert.ok(html.includes(`src="${file}"`), file)
  assert.equal(html.split('<section>').length - 1, 4)
})

test('the kit is captured at four widths in each of the four themes', () => {
  const kit = planKitShots()
  assert.equal(new Set(kit.map(({ file }) => file)).size, 16)
  assert.equal(kit.find(({ file }) => file === 'kit.staff-dark.360.jpg')?.page.address, '/ui/staff-dark')
})
