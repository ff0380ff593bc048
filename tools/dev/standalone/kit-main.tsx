import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitPage } from '@tekskills/shared/kit/page/KitPage'
import { kitThemes } from '@tekskills/shared/kit/kit-themes'
import { createBrowserRouter, redirect, RouterProvider, ScrollRestoration } from '@tekskills/shared/routing/router'
import { fontFaceCss } from '@tekskills/shared/theme/fonts'
import fontUrl from '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'

document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss(fontUrl) }))

const router = createBrowserRouter([
  ...kitThemes.map((kitTheme) => ({
    path: kitTheme.path,
    element: (
      <>
        <KitPage key={kitTheme.name} {...kitTheme} />
        <ScrollRestoration />
      </>
    ),
  })),
  { path: '*', loader: () => redirect('/ui') },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
