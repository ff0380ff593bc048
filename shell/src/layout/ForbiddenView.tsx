import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { StatusView } from './StatusView'

/** The service refused this page to the account that asked (contract §4, row 8). */
export function ForbiddenView() {
  return (
    <StatusView
      heading="You do not have access to this page"
      action={<ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>}
    >
      It belongs to another role. If you need it for your work, ask the person who manages the accounts.
    </StatusView>
  )
}
