import { outsideLinks, type OutsideLink } from './outside-links'

/** A link to a page of the site in the footer. */
export interface FooterPage {
  name: string
  link: `/${string}`
}

export interface FooterColumn {
  heading: string
  pages?: readonly FooterPage[]
  outside?: readonly OutsideLink[]
}

/** The columns of the site footer; {@link liveColumns} filters them by existing pages. */
export const footerMenu: readonly FooterColumn[] = [
  {
    heading: 'Explore',
    pages: [
      { name: 'Home', link: '/' },
      { name: 'Services', link: '/services' },
      { name: 'Insights', link: '/resources/blogs' },
      { name: 'Case studies', link: '/resources/case-studies' },
      { name: 'Newsroom', link: '/resources/newsroom' },
      { name: 'TekDataNova', link: '/tekdatanova' },
    ],
    outside: [outsideLinks.products],
  },
  {
    heading: 'Company',
    pages: [
      { name: 'About us', link: '/about-us' },
      { name: 'Careers', link: '/careers' },
      { name: 'Open positions', link: '/opportunities' },
      { name: 'Send an enquiry', link: '/contact' },
      { name: 'Log in', link: '/login' },
    ],
    outside: [outsideLinks.employeePortal, outsideLinks.reviews],
  },
  { heading: 'Follow', outside: outsideLinks.social },
]

/** The legal pages, linked beside the copyright line. */
export const legalPages: readonly FooterPage[] = [
  { name: 'Privacy notice', link: '/privacy-notice' },
  { name: 'Cookie policy', link: '/cookie-policy' },
  { name: 'Statutory compliance', link: '/statutory-compliance' },
]

type Exists = (path: string) => boolean

/** The given pages that exist. */
export const livePages = (pages: readonly FooterPage[], exists: Exists) => pages.filter(({ link }) => exists(link))

/** The columns with existing pages; columns without any link are omitted. */
export const liveColumns = (columns: readonly FooterColumn[], exists: Exists): Required<FooterColumn>[] =>
  columns
    .map(({ heading, pages = [], outside = [] }) => ({ heading, pages: livePages(pages, exists), outside }))
    .filter(({ pages, outside }) => pages.length + outside.length > 0)
