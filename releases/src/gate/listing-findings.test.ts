import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReleaseRoute } from '@tekskills/shared/contracts/release'
import { listingFindings, type ListedRelease } from './listing-findings'

const routes = (...patterns: string[]): ReleaseRoute[] =>
  patterns.map((pattern) => ({ id: pattern, pattern, access: 'visitor', chrome: 'site' }))
const page = (path: string) => ({ path, title: path, description: '', keywords: '', image: '' })
const company: ListedRelease = {
  name: 'remote-public',
  routes: routes('/', '/blog/:name', '/services/:service', '/contact'),
  pages: [page('/'), page('/services/sap'), page('/contact')],
}
const microsite: ListedRelease = { name: 'remote-microsite', routes: routes('/microsite') }

test('LY-08 entries that lead to pages of any live release, or to other sites, are accepted', () => {
  const navigation = {
    header: [
      { name: 'Home', link: '/' },
      { name: 'Microsite', link: '/microsite' },
      { name: 'Products', href: 'https://products.example.com/' },
    ],
    footer: [
      {
        name: 'More',
        submenu: [
          { name: 'SAP', link: '/services/sap' },
          { name: 'An article', link: '/blog/of-the-service' },
        ],
      },
    ],
  } as const
  const retired = [
    { pattern: '/old-blog/:name', successor: '/blog/:name' },
    { pattern: '/contact-us/:country', successor: '/contact?country=:country' },
  ]
  assert.deepEqual(listingFindings({ ...company, navigation, retired }, [microsite]), [])
  assert.deepEqual(listingFindings(company, []), [])
})

test('LY-08 a menu entry that leads nowhere is reported with its menu and address', () => {
  const navigation = {
    header: [{ name: 'Microsite', link: '/microsite' }],
    footer: [{ name: 'More', submenu: [{ name: 'Oracle', link: '/services/oracle' }] }],
    legal: [{ name: 'Imprint' }, { name: 'Terms', href: 'javascript:alert(1)' }],
    staff: [
      { name: 'Academy', submenu: [{ name: 'Courses', link: '/courses' }] },
      { name: 'Payroll', href: 'https://payroll.example.com/' },
    ],
    microsite: [{ name: 'Papers', link: '/papers' }],
  } as const
  assert.deepEqual(listingFindings({ ...company, navigation }, []), [
    'the entry "Microsite" in the header menu of remote-public leads to /microsite, where there is no page',
    'the entry "Oracle" in the footer menu of remote-public leads to /services/oracle, where there is no page',
    'the entry "Imprint" in the legal menu of remote-public has no address',
    'the entry "Terms" in the legal menu of remote-public leads to javascript:alert(1), which is not the address of another site',
    'the entry "Courses" in the staff menu of remote-public leads to /courses, where there is no page',
    'the entry "Payroll" in the staff menu of remote-public leads to another site: that menu has pages of this one only',
    'the entry "Papers" in the microsite menu of remote-public leads to /papers, where there is no page',
  ])
})

test('MT-04 a retired path whose successor has no page is reported', () => {
  const retired = [{ pattern: '/jobs', successor: '/opportunities?from=jobs' }]
  assert.deepEqual(listingFindings({ ...company, retired }, [microsite]), [
    'the retired path /jobs of remote-public leads to /opportunities?from=jobs, where there is no page',
  ])
})
