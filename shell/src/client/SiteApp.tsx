import { HelmetProvider } from 'react-helmet-async'
import { RouterProvider } from '@tekskills/shared/routing/router'
import { SiteContextProvider, type SiteContext } from '../routing/site-context'

interface SiteAppProps {
  router: Parameters<typeof RouterProvider>[0]['router']
  site: SiteContext
}

/** The whole site in the browser; the server's twin is `renderPage`. */
export function SiteApp({ router, site }: SiteAppProps) {
  return (
    <SiteContextProvider value={site}>
      <HelmetProvider>
        <RouterProvider router={router} />
      </HelmetProvider>
    </SiteContextProvider>
  )
}
