import { siteConfig, type OutsideLink } from './site-config'

export interface FooterColumn {
  heading: string
  pages?: readonly { name: string; link: `/${string}` }[]
  outside?: readonly OutsideLink[]
}

/** The columns of the site footer. A new page is one more line. */
export const footerMenu: readonly FooterColumn[] = [
  {
    heading: 'Explore',
    pages: [
      { name: 'Home', link: '/' },
      { name: 'Insights', link: '/resources/blogs' },
      { name: 'TekDataNova', link: '/tekdatanova' },
    ],
  },
  {
    heading: 'Company',
    pages: [{ name: 'Log in', link: '/login' }],
    outside: [siteConfig.employeePortal, siteConfig.reviews, siteConfig.products],
  },
  { heading: 'Follow', outside: siteConfig.social },
]
