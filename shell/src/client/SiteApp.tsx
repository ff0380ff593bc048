import { RouterProvider } from '@tekskills/shared/routing/router'
import { SiteContextProvider, type SiteContext } from '../routing/site-context'

interface SiteAppProps {
  router: Parameters<typeof RouterProvider>[0]['router']
  site: SiteContext
}

/** The complete site in the browser; its counterpart on the server is `renderPage`. */
export function SiteApp({ router, site }: SiteAppProps) {
  return (
    <SiteContextProvider value={site}>
      <RouterProvider router={router} />
    </SiteContextProvider>
  )
}
