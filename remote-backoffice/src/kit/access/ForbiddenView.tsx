import { useLocation } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { paths } from '../../paths'
import { StaffPage } from '../staff-page/StaffPage'

/**
 * Shown in place of a page that belongs to the other role (contract §4 row 8). A user who may not even see the
 * dashboard has a role that the service does not know, and is asked to sign in again.
 */
export function ForbiddenView() {
  const isDashboard = useLocation().pathname === paths.dashboard
  return (
    <StaffPage
      heading="You don’t have access to this page"
      intro="This page is for another team. Log in with an account that has access, or go back to your dashboard."
    >
      {isDashboard ? (
        <ButtonLink to={paths.login}>Log in again</ButtonLink>
      ) : (
        <ButtonLink to={paths.dashboard}>Go to dashboard</ButtonLink>
      )}
    </StaffPage>
  )
}
