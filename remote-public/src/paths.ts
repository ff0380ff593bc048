import { PAGE_NOT_FOUND } from '@tekskills/shared/routing/page-not-found'

/** Addresses of the company site, spelled as in the specification (RT-01). */
export const paths = {
  home: '/',
  aboutUs: '/about-us',
  leadership: '/leadership',
  person: '/leadershipDetails/:name',
  clients: '/clients',
  partnership: '/partnership',
  certifications: '/certifications',
  whyUs: '/whyus',
  services: '/services',
  service: '/services/:name',
  cloudService: '/services/cloud/:name',
  blogs: '/resources/blogs',
  blog: '/blog/:blogName',
  caseStudies: '/resources/case-studies',
  caseStudy: '/individualcasestudy/:casestudyname',
  newsroom: '/resources/newsroom',
  news: '/newsroom/:newsroomName',
  newsletters: '/resources/newsletters',
  newsletterIssue: '/newsletters/:newsletterName',
  contact: '/contact',
  careers: '/careers',
  lifeAtTekskills: '/careers/life-at-tekskills',
  opportunities: '/opportunities',
  myApplication: '/my-application',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  jobAlertConfirm: '/job-alerts/confirm',
  jobAlertUnsubscribe: '/job-alerts/unsubscribe',
  search: '/search',
  login: '/login',
  pageNotFound: PAGE_NOT_FOUND.path,
  cookiePolicy: '/cookie-policy',
  privacyNotice: '/privacy-notice',
  statutoryCompliance: '/statutory-compliance',
} as const

/** Address of the page of a sent newsletter. */
export const newsletterIssuePath = (slug: string): `/${string}` => `/newsletters/${encodeURIComponent(slug)}`

/** Address of the page of one service; its slug is that of a practice. */
export const servicePath = (slug: string): `/${string}` => `/services/${slug}`

/** Address of the page of one part of the cloud practice. */
export const cloudServicePath = (slug: string): `/${string}` => `/services/cloud/${slug}`

/** Address of a person's page. */
export const personPath = (slug: string): `/${string}` => `/leadershipDetails/${slug}`

/** Address of the forgotten-password form; a mailed link has its token in `reset` instead (contract §3.9). */
export const forgottenPasswordPath = `${paths.login}?forgot=1`
