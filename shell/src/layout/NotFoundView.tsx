import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { StatusView } from './StatusView'

/** Shown when there is no page at this address. */
export function NotFoundView() {
  return (
    <StatusView heading="Page not found" action={<ButtonLink to="/">Go to the home page</ButtonLink>}>
      The address may have been mistyped, or the page may have been moved or taken down.
    </StatusView>
  )
}
