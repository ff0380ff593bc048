import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import type { PageHandle, RemoteManifest } from '../contracts/remote-manifest'
import { DialogHost } from '../dialogs/DialogHost'
import { themeOf } from '../theme/theme-of'

const HydrateFallback = () => null

/** Renders a remote as the shell does, at a URL and in the theme of the page's chrome, but without the shell. */
export function renderRemote({ routes }: Pick<RemoteManifest, 'routes'>, url: string) {
  const router = createMemoryRouter([{ id: 'section', HydrateFallback, children: routes }], { initialEntries: [url] })
  const page = matchRoutes(routes, url)?.at(-1)?.route.handle as Partial<PageHandle> | undefined
  const view = render(
    <ThemeProvider theme={themeOf(page?.chrome ?? 'site')}>
      <RouterProvider router={router} />
      <DialogHost />
    </ThemeProvider>,
  )
  return { ...view, router, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) }
}
