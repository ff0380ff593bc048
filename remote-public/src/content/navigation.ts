import { practices, REGION_NAMES, type RegionName } from '@tekskills/shared/contracts/company-facts'
import type { MenuEntry, RemoteNavigation } from '@tekskills/shared/contracts/navigation'

/** Addresses of the company on other sites (RT-04), to be replaced by each installation. */
export const outsideLinks = {
  products: { name: 'Products', href: 'https://products.example.com/' },
  employeePortal: { name: 'Employee portal', href: 'https://portal.example.com/' },
  reviews: { name: 'Company reviews', href: 'https://reviews.example.com/tekskills' },
  social: [
    { name: 'LinkedIn', href: 'https://linkedin.example.com/tekskills' },
    { name: 'Facebook', href: 'https://facebook.example.com/tekskills' },
    { name: 'X', href: 'https://x.example.com/tekskills' },
    { name: 'Instagram', href: 'https://instagram.example.com/tekskills' },
    { name: 'YouTube', href: 'https://youtube.example.com/tekskills' },
  ],
} as const satisfies Record<string, MenuEntry | readonly MenuEntry[]>

/** A region's entry; the specification spells the country of the USA "Usa" (RT-02). */
const region = (name: RegionName): MenuEntry => ({
  name,
  link: '/contact',
  queryParams: { country: name === 'USA' ? 'Usa' : name },
})

/** What the company site contributes to the menus (LY-08). */
export const navigation: RemoteNavigation = {
  header: [
    { name: 'Home', order: 10, link: '/' },
    {
      name: 'Services',
      order: 20,
      submenu: [
        { name: 'All services', link: '/services' },
        ...practices.map(({ slug, name }) => ({ name, link: `/services/${slug}` as const })),
      ],
    },
    {
      name: 'Insights',
      order: 30,
      submenu: [
        { name: 'Blog', link: '/resources/blogs' },
        { name: 'Case studies', link: '/resources/case-studies' },
        { name: 'Newsroom', link: '/resources/newsroom' },
      ],
    },
    {
      name: 'Company',
      order: 40,
      submenu: [
        { name: 'About us', link: '/about-us' },
        { name: 'Leadership', link: '/leadership' },
        { name: 'Why Tekskills', link: '/whyus' },
        { name: 'Clients', link: '/clients' },
        { name: 'Partnership', link: '/partnership' },
        { name: 'Certifications', link: '/certifications' },
      ],
    },
    {
      name: 'Careers',
      order: 50,
      submenu: [
        { name: 'Careers', link: '/careers' },
        { name: 'Life at Tekskills', link: '/careers/life-at-tekskills' },
        { name: 'Open positions', link: '/opportunities' },
      ],
    },
    { ...outsideLinks.products, order: 70 },
    {
      name: 'Contact',
      order: 80,
      submenu: [{ name: 'All regions', link: '/contact' }, ...REGION_NAMES.map(region)],
    },
  ],
  footer: [
    {
      name: 'Explore',
      order: 10,
      submenu: [
        { name: 'Home', order: 10, link: '/' },
        { name: 'Services', order: 20, link: '/services' },
        { name: 'Insights', order: 30, link: '/resources/blogs' },
        { name: 'Case studies', order: 40, link: '/resources/case-studies' },
        { name: 'Newsroom', order: 50, link: '/resources/newsroom' },
        { ...outsideLinks.products, order: 70 },
      ],
    },
    {
      name: 'Company',
      order: 20,
      submenu: [
        { name: 'About us', link: '/about-us' },
        { name: 'Careers', link: '/careers' },
        { name: 'Open positions', link: '/opportunities' },
        { name: 'Send an enquiry', link: '/contact' },
        { name: 'Log in', link: '/login' },
        outsideLinks.employeePortal,
        outsideLinks.reviews,
      ],
    },
    { name: 'Follow', order: 30, submenu: outsideLinks.social },
  ],
  legal: [
    { name: 'Privacy notice', link: '/privacy-notice' },
    { name: 'Cookie policy', link: '/cookie-policy' },
    { name: 'Statutory compliance', link: '/statutory-compliance' },
  ],
}
