import { ThemeProvider } from 'styled-components'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { DialogHost } from '@tekskills/shared/dialogs/DialogHost'
import { useMediaQuery } from '@tekskills/shared/hooks/use-media-query'
import { Outlet, ScrollRestoration, useLocation, useMatches } from '@tekskills/shared/routing/router'
import { MetaTags } from '@tekskills/shared/seo/MetaTags'
import { mergeMeta } from '@tekskills/shared/seo/meta-with-defaults'
import { GlobalStyle } from '@tekskills/shared/theme/GlobalStyle'
import { QUERY } from '@tekskills/shared/theme/media'
import { themeOf } from '@tekskills/shared/theme/theme-of'

/** Layout for the pages of a remote without a shell: theme, head, dialogs. */
export function StandaloneFrame({ chrome }: Pick<PageHandle, 'chrome'>) {
  const prefersDark = useMediaQuery(QUERY.dark)
  const page = useMatches().at(-1)
  const { pathname, key } = useLocation()
  const { meta } = (page?.handle ?? {}) as Partial<PageHandle>
  const item = (page?.loaderData as WithPageMeta | null | undefined)?.meta
  return (
    <ThemeProvider theme={themeOf(chrome, prefersDark)}>
      <GlobalStyle />
      <MetaTags meta={mergeMeta(meta, item, { origin: location.origin, path: pathname })} />
      <main id="content" tabIndex={-1} key={key}>
        <Outlet />
      </main>
      <DialogHost />
      <ScrollRestoration />
    </ThemeProvider>
  )
}
