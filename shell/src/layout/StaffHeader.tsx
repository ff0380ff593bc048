import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { HeaderFrame } from './HeaderFrame'
import type { SiteLayoutProps } from './SiteLayout'

// Visitors do not need it; nor does the server, which never knows staff.
const StaffTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff" */ './StaffTools')).StaffTools,
}))

/**
 * The header for staff instead of the public one (LY-05). The logo links to the dashboard, because `/` would log the user
 * out.
 */
export const StaffHeader = ({ staff, onLogout }: Pick<SiteLayoutProps, 'staff' | 'onLogout'>) => (
  <HeaderFrame wide>
    <Home to="/dashboard">
      <TekskillsLogo aria-label="Tekskills, dashboard" />
    </Home>
    {staff && (
      <Suspense>
        <StaffTools username={staff.username} onLogout={onLogout} />
      </Suspense>
    )}
  </HeaderFrame>
)

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.control};
`
