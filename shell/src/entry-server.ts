import * as chromeStore from '@tekskills/shared/chrome/chrome-store'
import * as renderedOnce from '@tekskills/shared/chrome/RenderedOnce'
import * as sideMenus from '@tekskills/shared/chrome/side-menus'
import * as dialogStore from '@tekskills/shared/dialogs/dialog-store'
import * as httpClient from '@tekskills/shared/http/client'
import * as serviceBase from '@tekskills/shared/http/service-base'
import * as unauthenticated from '@tekskills/shared/http/unauthenticated'
import * as router from '@tekskills/shared/routing/router'
import * as sessionStore from '@tekskills/shared/session/session-store'
import * as signalArt from '@tekskills/shared/ui/SignalArt/SignalArt'

/** The platform's shared modules; the release loader provides these, and only these, to the server builds of remotes. */
export const platformModules: Record<string, unknown> = {
  '@tekskills/shared/chrome/chrome-store': chromeStore,
  '@tekskills/shared/chrome/RenderedOnce': renderedOnce,
  '@tekskills/shared/chrome/side-menus': sideMenus,
  '@tekskills/shared/dialogs/dialog-store': dialogStore,
  '@tekskills/shared/http/client': httpClient,
  '@tekskills/shared/http/service-base': serviceBase,
  '@tekskills/shared/http/unauthenticated': unauthenticated,
  '@tekskills/shared/routing/router': router,
  '@tekskills/shared/session/session-store': sessionStore,
  '@tekskills/shared/ui/SignalArt/SignalArt': signalArt,
}

export { configureHttp } from '@tekskills/shared/http/client'
export { setServiceBase } from '@tekskills/shared/http/service-base'
export { createPages, renderPage, renderPending } from './server-rendering/render-page'
export { typeface } from './server-rendering/typeface'
export { fontFaceCss } from '@tekskills/shared/theme/fonts'
export { default as fontUrl } from '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'
export { createSiteMap } from './federation/site-map'
