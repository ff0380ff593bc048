import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { careersRoutes } from './routes/careers'
import { caseStudiesRoutes } from './routes/case-studies'
import { homeRoutes } from './routes/home'
import { insightsRoutes } from './routes/insights'
import { newsletterRoutes } from './routes/newsletter'
import { newsroomRoutes } from './routes/newsroom'
import { searchRoutes } from './routes/search'
import { signInRoutes } from './routes/sign-in'

/** The company site: home, insights, case studies, newsroom, search, careers and the sign-in page. */
export const manifest: RemoteManifest = {
  name: 'remote-public',
  routes: [
    ...homeRoutes,
    ...insightsRoutes,
    ...caseStudiesRoutes,
    ...newsroomRoutes,
    ...searchRoutes,
    ...careersRoutes,
    ...newsletterRoutes,
    ...signInRoutes,
  ],
  navigation: [{ id: 'public.insights', label: 'Insights', to: '/resources/blogs' }],
}
