import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitPage } from '@tekskills/shared/kit/page/KitPage'
import { voices } from '@tekskills/shared/kit/voices'
import { createBrowserRouter, redirect, RouterProvider, ScrollRestoration } from '@tekskills/shared/routing/router'
import { fontFaceCss } from '@tekskills/shared/theme/fonts'
import fontUrl from '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'

document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss(fontUrl) }))

const router = createBrowserRouter([
  ...voices.map((voice) => ({
    path: voice.path,
    element: (
      <>
        <KitPage key={voice.name} {...voice} />
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
