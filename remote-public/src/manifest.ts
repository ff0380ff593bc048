import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { homeRoutes } from './routes/home'
import { insightsRoutes } from './routes/insights'
import { signInRoutes } from './routes/sign-in'

/** The company site: home, insights and the sign-in page. */
export const manifest: RemoteManifest = {
  name: 'remote-public',
  routes: [...homeRoutes, ...insightsRoutes, ...signInRoutes],
  navigation: [{ id: 'public.insights', label: 'Insights', to: '/resources/blogs' }],
}
