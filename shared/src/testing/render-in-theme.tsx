import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '../theme/company-theme'
import type { Theme } from '../theme/theme'

/** Renders an element inside a theme and a router, at a URL. */
export function renderInTheme(
  element: ReactElement,
  { url = '/', theme = companyTheme }: { url?: string; theme?: Theme } = {},
) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url] })
  const view = render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return { ...view, router, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) }
}
