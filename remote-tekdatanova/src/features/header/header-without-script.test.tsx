import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, ThemeProvider } from 'styled-components'
import { createBrowserRouter, RouterProvider } from '@tekskills/shared/routing/router'
import { micrositeTheme } from '@tekskills/shared/theme/microsite-theme'
import { menu } from '../../content/menu/menu'
import { MicrositeHeader } from './MicrositeHeader'

test('MS-14 the server-rendered header has every entry and opens its dropdowns on focus', () => {
  const sheet = new ServerStyleSheet()
  const view = renderToString(
    sheet.collectStyles(
      <ThemeProvider theme={micrositeTheme}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: <MicrositeHeader /> }])} />
      </ThemeProvider>,
    ),
  )
  for (const { label } of menu) expect(view).toContain(label)
  expect(sheet.getStyleTags()).toMatch(/html:not\(\[data-alive\]\) .*li:focus-within/)
})
