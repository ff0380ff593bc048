import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { manifest } from 'developed-remote'
import { onUnauthenticated } from '@tekskills/shared/http/unauthenticated'
import { createBrowserRouter, redirect, RouterProvider } from '@tekskills/shared/routing/router'
import { endSession, isLoggedIn, readSession } from '@tekskills/shared/session/session-store'
import { fontFaceCss } from '@tekskills/shared/theme/fonts'
import fontUrl from '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'
import { firstPage, firstPath } from './first-page'
import { SignIn } from './SignIn'
import { StandaloneFrame } from './StandaloneFrame'

const SIGN_IN = '/login'
const start = firstPath(manifest.routes) ?? '/'
const { access = 'open', chrome = 'site' } = firstPage(manifest.routes) ?? {}
const isStaff = access === 'staff'

document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss(fontUrl) }))
readSession()

const router = createBrowserRouter([
  {
    Component: () => <StandaloneFrame chrome={chrome} />,
    HydrateFallback: () => null,
    children: [
      {
        loader: () => (isStaff && !isLoggedIn() ? redirect(SIGN_IN) : null),
        children: manifest.routes,
      },
      ...(isStaff ? [{ path: SIGN_IN, Component: () => <SignIn to={start} /> }] : []),
      { path: '*', element: null, loader: () => redirect(start) },
    ],
  },
])
onUnauthenticated(() => {
  endSession()
  void router.navigate(SIGN_IN)
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
