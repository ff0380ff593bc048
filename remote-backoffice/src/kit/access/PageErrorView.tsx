import { useCallback, useEffect } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useLocation, useNavigate, useNavigation, useRouteError } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { paths } from '../../paths'
import { StaffPage } from '../staff-page/StaffPage'
import { ForbiddenView } from './ForbiddenView'

/**
 * Replaces a page whose data the service denied. Anything else, such as code that could not be
 * fetched, goes on to the shell, which knows how to try again.
 */
export function PageErrorView() {
  const error = useRouteError()
  if (!isApiError(error)) throw error
  if (error.status === 403) return <ForbiddenView />
  if (error.status === 404 || error.status === 410) return <GoneView />
  // 431: a stored token that is no token, too long to be sent.
  if (error.status === 401 || error.status === 431) return <SignedOutView />
  return <FailedView message={error.message} />
}

const GoneView = () => (
  <StaffPage heading="This record no longer exists" intro="It may have been deleted since you opened the list.">
    <ButtonLink to={paths.dashboard}>Go to the dashboard</ButtonLink>
  </StaffPage>
)

const SignedOutView = () => (
  <StaffPage heading="Your session has ended" intro="Sign in again to go on. Text you had not saved is kept.">
    <ButtonLink to={paths.login}>Sign in</ButtonLink>
  </StaffPage>
)

/** Tries again by itself, once, when the network is back (FT-34). */
function FailedView({ message }: { message: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const isRetrying = useNavigation().state !== 'idle'
  const retry = useCallback(() => void navigate(location, { replace: true }), [navigate, location])
  useEffect(() => {
    addEventListener('online', retry, { once: true })
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <StaffPage heading="This page could not be loaded" intro={message}>
      <Button busy={isRetrying} onClick={retry}>
        Try again
      </Button>
    </StaffPage>
  )
}
