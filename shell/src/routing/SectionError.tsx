import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@tekskills/shared/routing/router'
import { FailureView } from '../layout/FailureView'
import { NotFoundView } from '../layout/NotFoundView'
import { SectionMain } from './SectionMain'

/** Error boundary of the section: catches all errors of remotes, while the layout stays. */
export function SectionError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const isBusy = useNavigation().state !== 'idle'

  useEffect(() => console.warn('The section could not be shown.', error), [error])

  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const retry = () => void navigate(location, { replace: true })
  return <SectionMain>{isMissing ? <NotFoundView /> : <FailureView isRetrying={isBusy} onRetry={retry} />}</SectionMain>
}
