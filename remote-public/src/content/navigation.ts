import { counted, countedAtStart, practices } from '@tekskills/shared/contracts/company-facts'
import type { MenuEntry, RemoteNavigation } from '@tekskills/shared/contracts/navigation'
import { paths, servicePath } from '../paths'
import { menuGlyph, type MenuGlyphName } from './menu-glyphs'

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

/** Shown beside the entries of every submenu, because a case study can prove what each offers. */
const newest: MenuEntry = { name: 'See all case studies', link: '/resources/case-studies' }

/** The line of each practice. */
const practiceLines: Record<(typeof practices)[number]['slug'], string> = {
  cloud: 'Moved in waves, each with a way back',
  cybersecurity: 'What is exposed, closed in order of risk',
  'digital-transformation': 'One process at a time, with fewer steps',
  'application-development': 'Built with your people, then handed over',
  ai: 'Models measured against how you decide today',
  'mobility-solutions': 'Apps that work without a connection',
  'quality-assurance': 'Tests strict enough to stop a release',
  sap: 'S/4HANA, planned around your close',
  'talent-acquisition': 'Engineers screened by engineers',
}

const entry = (name: MenuGlyphName, link: `/${string}`, text: string): MenuEntry => ({
  name,
  link,
  text,
  glyph: menuGlyph(name),
})

/** What the company site contributes to the menus (LY-08). */
export const navigation: RemoteNavigation = {
  header: [
    { name: 'Home', order: 10, link: '/' },
    {
      name: 'Services',
      order: 20,
      text: `${countedAtStart.practices}, one lead engineer for you.`,
      newest,
      submenu: [
        ...practices.map(({ slug, name }) => entry(name, servicePath(slug), practiceLines[slug])),
        entry('All services', '/services', 'Compare them side by side'),
      ],
    },
    {
      name: 'Insights',
      order: 30,
      text: 'Written by the people who did the work.',
      newest,
      submenu: [
        entry('Blog', '/resources/blogs', 'What worked, and what it cost'),
        entry('Case studies', '/resources/case-studies', 'Projects with their figures'),
        entry('Newsroom', '/resources/newsroom', `News from our ${counted.regions}`),
      ],
    },
    {
      name: 'Company',
      order: 40,
      text: 'The people you call when it has to run.',
      newest,
      submenu: [
        entry('About us', '/about-us', 'How we decide, and what we decline'),
        entry('Leadership', '/leadership', `${countedAtStart.leaders}, each personally accountable`),
        entry('Why Tekskills', '/whyus', 'Seven claims, and how to test them'),
        entry('Clients', '/clients', 'What they needed, and what changed'),
        entry('Partnership', '/partnership', 'Close to vendors, on your side of the table'),
        entry('Certifications', '/certifications', 'How to check the people we propose'),
      ],
    },
    {
      name: 'Careers',
      order: 50,
      text: 'Work that other engineers respect.',
      newest,
      submenu: [
        entry('Careers', '/careers', 'Where we hire, and how'),
        entry('Life at Tekskills', '/careers/life-at-tekskills', 'A typical week, and five promises'),
        entry('Open positions', '/opportunities', 'Every job, with its closing date'),
      ],
    },
    { ...outsideLinks.products, order: 70 },
    { name: 'Contact', order: 80, link: '/contact' },
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
        { name: 'Newsletters', order: 60, link: '/resources/newsletters' },
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
        { name: 'Log in', link: paths.login },
        outsideLinks.employeePortal,
        outsideLinks.reviews,
      ],
    },
    { name: 'Follow us', order: 30, submenu: outsideLinks.social },
  ],
  legal: [
    { name: 'Privacy notice', link: '/privacy-notice' },
    { name: 'Cookie policy', link: '/cookie-policy' },
    { name: 'Statutory compliance', link: '/statutory-compliance' },
  ],
}
