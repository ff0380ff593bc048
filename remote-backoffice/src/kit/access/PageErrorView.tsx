import { useCallback, useEffect } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useLocation, useNavigate, useNavigation, useRouteError } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { accountPage, paths } from '../../paths'
import { StaffPage } from '../staff-page/StaffPage'
import { ForbiddenView } from './ForbiddenView'

/**
 * Replaces a page whose loader failed with a service error. Any other error, such as code that could not be loaded, is
 * rethrown to the shell, which offers a retry.
 */
export function PageErrorView() {
  const error = useRouteError()
  if (!isApiError(error)) throw error
  if (error.code === 'SECOND_FACTOR_REQUIRED') return <SecondFactorFirstView />
  if (error.status === 403) return <ForbiddenView />
  if (error.status === 404 || error.status === 410) return <GoneView />
  // 431: the stored token is corrupt and too long to be sent.
  if (error.status === 401 || error.status === 431) return <SignedOutView />
  return <FailedView message={error.message} />
}

/** For an account whose role or right requires a second factor that it does not have yet (ADR 0086, ADR 0115). */
const SecondFactorFirstView = () => (
  <StaffPage
    heading="Set up two-factor authentication first"
    intro="Your account requires a second factor. This page opens as soon as you have set one up."
  >
    <ButtonLink to={accountPage}>Go to your account</ButtonLink>
  </StaffPage>
)

const GoneView = () => (
  <StaffPage heading="This record no longer exists" intro="It may have been deleted after you opened the list.">
    <ButtonLink to={paths.dashboard}>Go to dashboard</ButtonLink>
  </StaffPage>
)

const SignedOutView = () => (
  <StaffPage heading="Your session has ended" intro="Log in again to continue. Your unsaved text has been kept.">
    <ButtonLink to={paths.login}>Log in</ButtonLink>
  </StaffPage>
)

/** Retries once automatically when the device is back online. */
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
