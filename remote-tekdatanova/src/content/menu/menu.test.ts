import { catalogue } from '../catalogue/catalogue'
import { domains } from '../landing/domains'
import { menuPath } from './menu-path'
import { menu } from './menu'

const slugsOf = (label: string) => menu.find((entry) => entry.label === label)?.children?.map(({ type }) => type)

test('MS-02 the menu lists the services', () => {
  expect(slugsOf('Services')).toEqual([
    'strategic-advisory-services',
    'cloud-migration-services',
    'comprehensive-managed-services',
    'end-to-end-implementation-services',
    'our-microsoft-advantage',
  ])
})

test('MS-03 the menu lists the solutions', () => {
  expect(slugsOf('Solutions')).toEqual([
    'digital-transformation',
    'cloud-security-solutions',
    'modern-application-development',
    'sap-migration-and-accelerators',
    'mergers-acquisitions-and-migrations',
    'generative-ai-and-accelerated-computing',
    'data-analytics-and-ai-ml',
    'proven-project-delivery',
    'strategic-staffing-solutions',
  ])
})

const INDUSTRIES = [
  'finance-banking',
  'insurance',
  'manufacturing',
  'retail-cpg-agri-poultry',
  'logistics-supply-chain-management',
  'pharmaceuticals',
  'healthcare',
  'telecom',
  'travel-and-transportation',
]

test('MS-04 the menu lists the industries, two of them with a subtitle', () => {
  expect(slugsOf('Industries')).toEqual(INDUSTRIES)
  const subtitles = menu.flatMap(({ children = [] }) => children.flatMap(({ subtitle }) => subtitle ?? []))
  expect(subtitles).toEqual(['Agri-poultry', 'Supply Chain Management'])
})

test('MS-13 every industry has its card on the landing page', () => {
  expect(domains.map(({ type }) => type)).toEqual(INDUSTRIES)
})

test('MS-14 the bar holds three dropdowns and then four direct entries', () => {
  expect(menu.map(({ label, type }) => [label, type])).toEqual([
    ['Services', undefined],
    ['Solutions', undefined],
    ['Industries', undefined],
    ['AI Accelerators', 'ai-accelerators'],
    ['Blog', 'blog'],
    ['eBooks', 'ebooks'],
    ['Use Cases', 'use-cases'],
  ])
})

test('MS-18 every child of the menu has a label, a description and the slug of its page', () => {
  for (const { children = [] } of menu) {
    for (const child of children) {
      expect(child).toMatchObject({
        label: expect.stringMatching(/\S/),
        desc: expect.stringMatching(/\S/),
        type: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
      })
    }
  }
})

test('MS-19 a menu action passes the lowercase category, and it is the category of the page', () => {
  for (const entry of menu) {
    for (const child of entry.children ?? []) {
      expect(menuPath(entry, child)).toBe(`/tekdatanova/${entry.label.toLowerCase()}/${child.type}`)
      expect(catalogue.get(child.type)?.category).toBe(entry.label.toLowerCase())
    }
  }
})

test('MS-14 the menu leads to every page that exists, and to no other', () => {
  const slugs = menu.flatMap(({ type, children = [] }) => [type ?? [], children.map((child) => child.type)].flat())
  expect(slugs.sort()).toEqual([...catalogue.keys()].sort())
})
