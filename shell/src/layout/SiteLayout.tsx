import { lazy, Suspense, type ReactNode } from 'react'
import { styled, ThemeProvider } from 'styled-components'
import type { Chrome } from '@tekskills/shared/contracts/access'
import { DialogHost } from '@tekskills/shared/dialogs/DialogHost'
import { useMediaQuery } from '@tekskills/shared/hooks/use-media-query'
import type { StaffSession } from '@tekskills/shared/session/session-store'
import { GlobalStyle } from '@tekskills/shared/theme/GlobalStyle'
import { QUERY } from '@tekskills/shared/theme/media'
import { themeOf } from '@tekskills/shared/theme/theme-of'
import { SkipLink } from '@tekskills/shared/ui/SkipLink/SkipLink'
import { BackToTop } from './BackToTop'
import { ContactBar } from './ContactBar'
import { CookieBanner } from './CookieBanner'
import { LiveRegion } from './LiveRegion'
import { LoadingBar } from './LoadingBar'
import { PageFooter } from './PageFooter'
import { PageHeader } from './PageHeader'
import { closeReleasePanel, useReleasePanel } from '../release-panel/open-release-panel'

// Brings the head library, which visitors do not need; nor does the server, which never knows staff.
const StaffHead = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff" */ './StaffHead')).StaffHead,
}))

export interface SiteLayoutProps {
  chrome: Chrome
  /** The signed-in member of staff; `null` for a visitor. */
  staff: StaffSession | null
  /** URL of the analytics script; empty for none. */
  analytics?: string
  /** Names the releases that the request chose instead of the live ones, if any. */
  ribbon?: ReactNode
  onLogout: () => void | Promise<void>
  children: ReactNode
}

/**
 * The frame around every page: theme, header, content, footer and overlays. The microsite has its own header, and therefore
 * also its own `main` (id `content`) below it.
 */
export function SiteLayout({ chrome, staff, analytics = '', ribbon, onLogout, children }: SiteLayoutProps) {
  const prefersDark = useMediaQuery(QUERY.dark)
  const { panel } = useReleasePanel()
  return (
    <ThemeProvider theme={themeOf(chrome, prefersDark)}>
      <GlobalStyle />
      <SkipLink />
      <LoadingBar />
      <PageHeader chrome={chrome} staff={staff} onLogout={onLogout} />
      {ribbon}
      {chrome === 'microsite' ? (
        <Content as="div">{children}</Content>
      ) : (
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
      )}
      <PageFooter chrome={chrome} staff={staff} />
      {chrome === 'site' && !staff && <ContactBar />}
      <BackToTop isCentered={chrome === 'staff'} />
      {chrome !== 'staff' && <CookieBanner analytics={staff ? '' : analytics} />}
      {chrome === 'staff' && staff && (
        <Suspense>
          <StaffHead />
        </Suspense>
      )}
      {panel && <panel.Panel choices={panel.choices} onClose={closeReleasePanel} />}
      <DialogHost />
      <LiveRegion />
    </ThemeProvider>
  )
}

const Content = styled.main`
  flex: 1 0 auto;
  min-inline-size: 0;
`
