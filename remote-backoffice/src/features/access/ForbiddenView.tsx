import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { paths } from '../../paths'
import { StaffPage } from '../staff-page/StaffPage'

/** What a member of staff sees of a page that belongs to the other role (contract §4 row 8). */
export function ForbiddenView() {
  return (
    <StaffPage heading="You do not have access to this page" intro="It belongs to another team.">
      <ButtonLink to={paths.dashboard}>Go to the dashboard</ButtonLink>
    </StaffPage>
  )
}
