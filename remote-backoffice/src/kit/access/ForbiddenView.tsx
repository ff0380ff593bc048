import { useLocation } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { paths } from '../../paths'
import { StaffPage } from '../staff-page/StaffPage'

/**
 * Shown in place of a page that belongs to the other role (contract §4 row 8). A user who may not see even the
 * dashboard has a role that the service does not know, and is asked to sign in again.
 */
export function ForbiddenView() {
  const isDashboard = useLocation().pathname === paths.dashboard
  return (
    <StaffPage heading="You do not have access to this page" intro="It belongs to another team.">
      {isDashboard ? (
        <ButtonLink to={paths.login}>Sign in again</ButtonLink>
      ) : (
        <ButtonLink to={paths.dashboard}>Go to the dashboard</ButtonLink>
      )}
    </StaffPage>
  )
}
