import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { careersRoutes } from './routes/careers'
import { caseStudiesRoutes } from './routes/case-studies'
import { companyRoutes } from './routes/company'
import { contactRoutes } from './routes/contact'
import { homeRoutes } from './routes/home'
import { blogsRoutes } from './routes/blogs'
import { legalRoutes } from './routes/legal'
import { myApplicationRoutes } from './routes/my-application'
import { jobAlertRoutes } from './routes/job-alerts'
import { newsletterRoutes } from './routes/newsletter'
import { newsletterArchiveRoutes } from './routes/newsletter-archive'
import { newsroomRoutes } from './routes/newsroom'
import { searchRoutes } from './routes/search'
import { servicesRoutes } from './routes/services'
import { notFoundRoutes } from './routes/page-not-found'
import { signInRoutes } from './routes/sign-in'

/** The manifest of the company site. */
export const manifest: RemoteManifest = {
  name: 'remote-public',
  routes: [
    ...homeRoutes,
    ...servicesRoutes,
    ...companyRoutes,
    ...contactRoutes,
    ...legalRoutes,
    ...blogsRoutes,
    ...caseStudiesRoutes,
    ...newsroomRoutes,
    ...careersRoutes,
    ...myApplicationRoutes,
    ...newsletterRoutes,
    ...newsletterArchiveRoutes,
    ...jobAlertRoutes,
    ...searchRoutes,
    ...signInRoutes,
    ...notFoundRoutes,
  ],
}
